"""python3 serve_gate.py <module file>: one paid page behind Python's own web server."""

import importlib.util
import json
import logging
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

sys.dont_write_bytecode = True  # the clone stays as it is

from fail_first import fail_first  # noqa: E402

spec = importlib.util.spec_from_file_location("lunas_payment", sys.argv[1])
lunas_payment = importlib.util.module_from_spec(spec)
spec.loader.exec_module(lunas_payment)

logging.disable()  # what a view throws is expected here


class Shop(BaseHTTPRequestHandler):
    def do_GET(self):
        url = f"http://{self.headers['Host']}{self.path}"
        serve = fail_first if self.path == "/fails-first" else lambda payment: (200, {"title": "Paid!"})
        status, headers, body = lunas_payment.sell(self.headers.get("PAYMENT-SIGNATURE"), 5000, url, "One article", serve)
        text = json.dumps(body).encode()
        self.send_response(status)
        for name, value in {**headers, "Content-Type": "application/json", "Content-Length": str(len(text))}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, *_):
        pass  # the test prints what matters


server = ThreadingHTTPServer(("127.0.0.1", 0), Shop)
print(f"open at http://localhost:{server.server_port}/article", flush=True)
server.serve_forever()
