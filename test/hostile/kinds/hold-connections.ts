import { connect } from "node:net";
import { freePort } from "@lunas/stack/free-port";
import { untilOpen } from "../../harness/until-open";
import { type Attempt, tryEach } from "../attempts";
import type { HostileKind } from "../kind";

/** The gateway that is held gives a request this long; the rest is what looking for slow ones takes. */
const requestMs = 2_000;
const boundMs = 15_000;

const post = (path: string, headers: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${headers}`;
const paths = ["/facilitate", "/auth/login", "/auth/register", "/x402/settle", "/sandbox/fund", "/nothing"];

type Written = readonly [first: string, then: string];

/** What is written at once, and what is written again and again after it. */
const slow: readonly Written[] = [
  ["", ""],
  ["G", ""],
  ["GET / HTTP/1.1\r\n", "X"],
  ["GET / HTTP/1.1\r\nHost: x\r\n", "A: b\r\n"],
  ...paths.flatMap((path): readonly Written[] => [
    [post(path, ""), "a"],
    [post(path, "Content-Length: 60000\r\n\r\n{"), " "],
    [post(path, "Content-Length: 60000\r\n\r\n"), ""],
    [post(path, "Transfer-Encoding: chunked\r\n\r\n"), "1\r\n \r\n"],
    [post(path, "Transfer-Encoding: chunked\r\n\r\nffff\r\n"), "x"],
    [post(path, "Expect: 100-continue\r\nContent-Length: 10\r\n\r\n"), ""],
  ]),
];

/** Requests that two parsers may read differently, or none can: an error, an end, or both. */
const broken: readonly string[] = [
  "\r\n\r\n\r\n\r\n",
  "GET\r\n\r\n",
  "GET / HTTP/9.9\r\nHost: x\r\n\r\n",
  `GET /${"a".repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: x\r\nA: ${"b".repeat(100_000)}\r\n\r\n`,
  `GET / HTTP/1.1\r\n${"A: b\r\n".repeat(5_000)}\r\n`,
  "GET / HTTP/1.1\r\nHost: x\r\nA\u0000: b\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: x\r\n A: folded\r\n\r\n",
  `${post("/facilitate", "Content-Length: 2\r\nContent-Length: 3\r\n\r\n")}{} `,
  `${post("/facilitate", "Content-Length: -1\r\n\r\n")}{}`,
  `${post("/facilitate", "Content-Length: 1e9\r\n\r\n")}{}`,
  `${post("/facilitate", "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n")}0\r\n\r\n`,
  `${post("/facilitate", "Transfer-Encoding: xchunked\r\n\r\n")}0\r\n\r\n`,
  `${post("/facilitate", "Transfer-Encoding: chunked\r\n\r\n")}zz\r\n`,
  `${post("/facilitate", "Transfer-Encoding: chunked\r\n\r\n")}fffffffffffffffff\r\n`,
  "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003",
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n",
  "{}\n",
];

/** Writes, and returns how long the server took to close the connection, and its answer. */
function held(
  port: number,
  [first, then]: Written,
  endsAnswered: boolean,
): Promise<{ readonly text: string; readonly ms: number }> {
  const begunAt = performance.now();
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let text = "";
    const drip = setInterval(() => then !== "" && socket.writable && socket.write(then), 200);
    socket.on("data", (data) => {
      text += data;
      if (endsAnswered) socket.destroy();
    });
    socket.on("error", () => undefined);
    socket.once("close", () => {
      clearInterval(drip);
      resolve({ text, ms: performance.now() - begunAt });
    });
    socket.write(first, "latin1");
  });
}

export const holdConnections: HostileKind = {
  kind: "hold connections with slow and broken requests",
  actor: "anybody",
  async try(target) {
    const port = await freePort();
    const env = { PORT: String(port), REQUEST_TIMEOUT_MS: String(requestMs) };
    await target.harness.services.start("gateway", { as: "gateway-held", env });
    await untilOpen(`http://127.0.0.1:${port}`);
    const attempts = [...slow, ...broken.map((first) => [first, ""] as const)].map(([first, then]): Attempt => {
      const act = async () => {
        // What is whole is answered, and its connection may rest; what is not must end.
        const { text } = await held(port, [first, then], broken.includes(first));
        const isFault = /^HTTP\/1\.1 (2|500)/.test(text);
        return [...(isFault ? [text.slice(0, 200)] : []), ...target.leaksOf(text)];
      };
      return { input: `${first}\u0000${then}`, act };
    });
    // All at once: the same process answers honest requests meanwhile.
    const ended = tryEach(attempts, { atOnce: attempts.length, boundMs });
    const meanwhile = await fetch(`http://127.0.0.1:${port}/health`, { signal: AbortSignal.timeout(5_000) })
      .then(({ status }) => (status === 200 ? [] : [`meanwhile /health was answered ${status}`]))
      .catch((error: unknown) => [`meanwhile /health was not answered: ${error}`]);
    const { tried, wrong } = await ended;
    await target.harness.services.stop("gateway-held");
    return { tried, wrong: [...wrong, ...meanwhile] };
  },
};
