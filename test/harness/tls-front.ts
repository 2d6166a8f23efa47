import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { selfSigned } from "./self-signed";

export interface TlsFront {
  readonly url: string;
  /** For NODE_EXTRA_CA_CERTS of the processes that call it. */
  readonly certificateFile: string;
  /** Where requests go from now on. */
  leadTo(url: string): void;
  /** The status with which `/hook` is answered from now on; at first 204. */
  answerHook(status: number): void;
  close(): Promise<void>;
}

/** An https server for `localhost`: `/hook` is a merchant's receiver, everything else goes to a service. */
export async function startTlsFront(): Promise<TlsFront> {
  const folder = mkdtempSync(join(tmpdir(), "lunas-tls-"));
  const { key, cert } = selfSigned();
  const certificateFile = join(folder, "certificate.pem");
  writeFileSync(certificateFile, cert);
  let target = "";
  let hookStatus = 204;
  const server = createServer({ key, cert }, (from, to) => {
    if (from.url === "/hook") {
      from.resume().once("end", () => to.writeHead(hookStatus).end());
      return;
    }
    const { method = "GET", headers, url = "/" } = from;
    const passed = request(new URL(url, target), { method, headers }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
    });
    passed.once("error", () => to.writeHead(502).end());
    from.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    certificateFile,
    leadTo: (url) => {
      target = url;
    },
    answerHook: (status) => {
      hookStatus = status;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
