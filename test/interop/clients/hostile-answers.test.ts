/** The clients for Python and PHP, and the pages for Django and Laravel, against answers that are cut off or lead elsewhere. `npm run test:interop` */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { after, test } from "node:test";
import { cloneFolder } from "@lunas/stack/folders";
import { freePort } from "@lunas/stack/free-port";
import { onPath } from "@lunas/stack/on-path";
import { writeSnippet } from "../../harness/run-snippet";
import { laravelShop } from "../frameworks/laravel";
import { startShop } from "../frameworks/shop";
import { findPhp, type Program } from "./find-php";

const settled = { success: true, status: "confirmed", paymentId: "pay_1" };

interface Received {
  readonly path: string;
  readonly key: string | undefined;
  readonly idempotencyKey: string | undefined;
}

const closing: (() => void)[] = [];
after(() => {
  for (const close of closing) close();
});

/** A service whose answers are given, in order; the last one stays. */
async function service(...answers: readonly ((response: ServerResponse) => unknown)[]) {
  const received: Received[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    await request.toArray();
    const { "x-api-key": key, "idempotency-key": idempotencyKey } = request.headers as Record<string, string>;
    received.push({ path: request.url ?? "", key, idempotencyKey });
    answers[Math.min(received.length, answers.length) - 1]?.(response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  closing.push(() => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

const good = (response: ServerResponse) => {
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify(settled));
};
const text = JSON.stringify(settled);
const cutOffs: Readonly<Record<string, (response: ServerResponse) => unknown>> = {
  "of a known length"(response) {
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": text.length });
    response.write(text.slice(0, 20), () => response.destroy());
  },
  "in chunks"(response) {
    response.writeHead(200, { "Content-Type": "application/json" });
    response.write(text.slice(0, 20), () => response.destroy());
  },
  "of no length"(response) {
    response.socket?.end(`HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n${text.slice(0, 20)}`);
  },
  "of a refusal"(response) {
    response.writeHead(503, { "Content-Type": "application/json", "Content-Length": text.length });
    response.write("{", () => response.destroy());
  },
};

/** Prints the answer of one `POST /facilitate` with the client's own repeats, as `[status, paymentId]`. */
interface Settling {
  readonly name: string;
  readonly program: () => Promise<Program | undefined>;
  readonly args: () => readonly string[];
}

const python = async (): Promise<Program | undefined> => {
  const path = onPath("python3");
  return path === undefined ? undefined : { path, args: [], env: { PYTHONDONTWRITEBYTECODE: "1" } };
};

const ofDjango = `
import json, sys
sys.path.insert(0, sys.argv[1])
module = __import__(sys.argv[2])
status, answer, _ = module.settle({})
print(json.dumps([status, answer.get("paymentId")]))
`;
const ofPython = `
import json, os, sys
sys.path.insert(0, sys.argv[1])
from lunas_client import Lunas, LunasError
try:
    print(json.dumps([200, Lunas(os.environ["LUNAS_URL"], os.environ["LUNAS_API_KEY"]).settle({})["paymentId"]]))
except LunasError as error:
    print(json.dumps([error.status, None]))
`;
const ofPhp = `
require $argv[1] . '/autoload.php';
try {
    $settled = (new Lunas\\Client\\Lunas(getenv('LUNAS_URL'), getenv('LUNAS_API_KEY')))->settle([]);
    echo json_encode([200, $settled['paymentId']]);
} catch (Lunas\\Client\\LunasError $error) {
    echo json_encode([$error->status, null]);
}
`;
const example = (name: string) => join(cloneFolder, "examples", name);

const settlings: readonly Settling[] = [
  { name: "Python", program: python, args: () => ["-c", ofPython, example("python-client")] },
  {
    name: "the page for Django",
    program: python,
    args() {
      const file = writeSnippet("docs/frameworks/django.md", "lunas_payment.py");
      return ["-c", ofDjango, dirname(file), file.slice(dirname(file).length + 1, -".py".length)];
    },
  },
  { name: "PHP", program: findPhp, args: () => ["-r", ofPhp, example("php-client")] },
];

async function settle({ path, args, env }: Program, given: readonly string[], url: string): Promise<unknown> {
  const child = spawn(path, [...args, ...given], {
    env: { ...process.env, ...env, LUNAS_URL: url, LUNAS_API_KEY: "ipk_sandbox_x", LUNAS_PAY_TO: "0x" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [out, reported] = await Promise.all([child.stdout.toArray(), child.stderr.toArray()]);
  try {
    return JSON.parse(Buffer.concat(out).toString());
  } catch {
    throw new Error(Buffer.concat([...out, ...reported]).toString());
  }
}

for (const { name, program, args } of settlings) {
  for (const [what, cutOff] of Object.entries(cutOffs)) {
    test(`${name}: an answer ${what} that is cut off is open: the same request is sent again`, async (context) => {
      const found = await program();
      if (found === undefined) return context.skip("there is no interpreter here");
      const { url, received } = await service(cutOff, good);
      assert.deepEqual(await settle(found, args(), url), [200, "pay_1"]);
      assert.equal(received.length, 2);
      assert.equal(received[0]?.idempotencyKey, received[1]?.idempotencyKey);
    });
  }

  for (const status of [302, 307]) {
    test(`${name}: a ${status} is an error, and the key goes to no other host`, async (context) => {
      const found = await program();
      if (found === undefined) return context.skip("there is no interpreter here");
      const other = await service(good);
      const { url, received } = await service((response) =>
        response.writeHead(status, { Location: `${other.url}/facilitate` }).end(),
      );
      assert.deepEqual(await settle(found, args(), url), [status, null]);
      assert.deepEqual([received.length, other.received], [1, []]);
    });
  }
}

const chain = { x402: { caip2Network: "eip155:1337" }, tokens: { IDRX: "0x1" }, tokenDecimals: { IDRX: 2 } };
const config = (response: ServerResponse) => response.end(JSON.stringify({ sandbox: chain }));

/** Buys from the page's shop at a service that answers so to `POST /facilitate`. */
async function buyByLaravel(...answers: readonly ((response: ServerResponse) => unknown)[]) {
  const port = await freePort();
  const program = await laravelShop(port);
  if (program === undefined) return undefined;
  const { url, received } = await service(config, ...answers);
  const env = { ...program.env, LUNAS_URL: url, LUNAS_API_KEY: "ipk_sandbox_x", LUNAS_PAY_TO: "0x2" };
  const shop = await startShop({ ...program, env }, port);
  try {
    received.splice(0);
    const answer = await fetch(`${shop.url}/article`, { headers: { "PAYMENT-SIGNATURE": "e30=" } });
    return { status: answer.status, received: received.filter(({ path }) => path !== "/config") };
  } finally {
    await shop.stop();
  }
}

for (const [what, cutOff] of Object.entries(cutOffs)) {
  test(`the page for Laravel: an answer ${what} that is cut off is open: the same request is sent again`, async (context) => {
    const bought = await buyByLaravel(cutOff, good);
    if (bought === undefined) return context.skip("Debian's packages cannot be had here");
    const [first, second] = bought.received;
    assert.deepEqual([bought.status, bought.received.length], [200, 2]);
    assert.equal(first?.idempotencyKey, second?.idempotencyKey);
  });
}

test("the page for Laravel: a redirect is an error, and the key goes to no other host", async (context) => {
  const other = await service(good);
  const bought = await buyByLaravel((response) =>
    response.writeHead(302, { Location: `${other.url}/facilitate` }).end(),
  );
  if (bought === undefined) return context.skip("Debian's packages cannot be had here");
  assert.deepEqual([bought.status, bought.received.length, other.received], [500, 1, []]);
});
