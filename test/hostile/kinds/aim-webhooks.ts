import type { AddressInfo } from "node:net";
import { createServer, type Server } from "node:net";
import { sendRaw } from "../../harness/raw-request";
import { registerMerchant } from "../../harness/register-merchant";
import { json } from "../ask";
import { type Attempt, together, tryEach } from "../attempts";
import type { HostileKind } from "../kind";
import type { Target } from "../target";

/** Addresses of the operator's own network, in the spellings that some parser takes. */
const hosts = [
  ...[
    "127.0.0.1",
    "127.1",
    "127.0.1",
    "2130706433",
    "0x7f000001",
    "0x7f.0.0.1",
    "0177.0.0.1",
    "017700000001",
    "127.0.0.1.",
  ],
  ...[
    "0",
    "0.0.0.0",
    "localhost",
    "LOCALHOST",
    "localhost.",
    "sub.localhost",
    "[::1]",
    "[::]",
    "[0:0:0:0:0:0:0:1]",
    "[::ffff:127.0.0.1]",
  ],
  ...[
    "[::ffff:7f00:1]",
    "[::127.0.0.1]",
    "[64:ff9b::7f00:1]",
    "[64:ff9b::127.0.0.1]",
    "[2002:7f00:1::]",
    "[2001:0:7f00:1::]",
    "[fe80::1]",
    "[fc00::1]",
  ],
  ...[
    "[fd00::1]",
    "[ff02::1]",
    "[2001:db8::1]",
    "[3fff::1]",
    "[100::1]",
    "①②⑦.⓪.⓪.①",
    "127。0。0。1",
    "１２７.0.0.1",
    "%31%32%37.0.0.1",
  ],
  ...[
    "10.0.0.1",
    "10.1",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.0.1",
    "192.168.1",
    "169.254.169.254",
    "100.64.0.1",
    "100.100.100.200",
  ],
  ...[
    "198.18.0.1",
    "192.0.0.1",
    "192.0.2.1",
    "198.51.100.1",
    "203.0.113.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "192.88.99.1",
  ],
  ...[
    "metadata",
    "postgres",
    "redis",
    "gateway",
    "host.docker.internal",
    "127.0.0.1.nip.io",
    "localtest.me",
    "ip6-localhost",
    "kubernetes.default.svc",
  ],
];

/** What is no https address of a host in the net at all. */
const others = (port: number) => [
  ...[
    `http://127.0.0.1:${port}/`,
    `ftp://127.0.0.1:${port}/`,
    `ws://127.0.0.1:${port}/`,
    "file:///etc/passwd",
    `gopher://127.0.0.1:${port}/_x`,
  ],
  ...[
    "javascript:alert(1)",
    "data:text/plain,x",
    "//127.0.0.1/",
    "https://",
    "https:///x",
    "https:127.0.0.1",
    "https:\\\\127.0.0.1",
    " ",
    "x",
  ],
  ...[
    `https://user:word@127.0.0.1:${port}/`,
    `https://user@127.0.0.1:${port}/`,
    `https://public.example@127.0.0.1:${port}/`,
  ],
  ...[
    `https://127.0.0.1:${port}#@public.example/`,
    `https://127.0.0.1:${port}?@public.example/`,
    `https://127.0.0.1:${port}\\@public.example/`,
  ],
  ...[
    "https://127.0.0.1:0/",
    "https://127.0.0.1:65536/",
    "https://127.0.0.1:-1/",
    "https://127.0.0.1:22/",
    "https://127.0.0.1:5432/",
    "https://127.0.0.1:6379/",
  ],
  ...[
    "https://127.0.0.1\r\nHost: x/",
    "https://127.0.0.1\u0000.public.example/",
    `https://${"a".repeat(300)}.example/`,
    `https://a.example/${"x".repeat(3_000)}`,
  ],
];

/** Everything that knocks at this machine's door. */
function listener(): Promise<{ readonly server: Server; readonly port: number; readonly connections: () => number }> {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  return new Promise((resolve) =>
    server.listen(0, () =>
      resolve({ server, port: (server.address() as AddressInfo).port, connections: () => connections }),
    ),
  );
}

export const aimWebhooks: HostileKind = {
  kind: "aim webhooks at the operator's network",
  actor: "merchant",
  async try(target) {
    const { server, port, connections } = await listener();
    const urls = [
      ...hosts.map((host) => `https://${host}:${port}/`),
      ...hosts.slice(0, 9).map((host) => `https://${host}/`),
      ...others(port),
    ];
    // A merchant has one address at a time: several merchants, each with its share.
    const merchants = [target.rival, ...(await Promise.all([1, 2, 3].map(() => registerMerchant(target.url))))];
    const tried = await Promise.all(
      merchants.map((merchant, at) =>
        tryEach(
          urls
            .filter((_, index) => index % merchants.length === at)
            .map((url) => aiming({ ...target, rival: merchant }, url, connections)),
          { atOnce: 1 },
        ),
      ),
    );
    await aim(target, "");
    server.close();
    return together(...tried);
  },
};

const aim = ({ url, rival }: Target, webhookUrl: string) =>
  sendRaw(url, {
    method: "PATCH",
    path: "/merchant/me",
    headers: { ...json, cookie: rival.cookie },
    body: JSON.stringify({ webhookUrl }),
  });

/** Refused when it is set, or not connected to when an event is sent. */
function aiming(target: Target, webhookUrl: string, connections: () => number): Attempt {
  const act = async () => {
    const before = connections();
    const set = await aim(target, webhookUrl);
    if (set.status === 400 || webhookUrl === "") return [];
    if (set.status !== 200) return [`setting it was answered ${set.status}`];
    const test = { method: "POST", path: "/merchant/webhooks/test", headers: { cookie: target.rival.cookie } };
    const { status, text } = await sendRaw(target.url, test, 15_000);
    const { delivered, httpStatus } = JSON.parse(text) as { delivered?: boolean; httpStatus?: number | null };
    return [
      ...(status !== 200 ? [`the test was answered ${status}: ${text.slice(0, 200)}`] : []),
      ...(delivered === true || typeof httpStatus === "number" ? [`somebody answered: ${text.slice(0, 200)}`] : []),
      ...(connections() > before ? ["it was connected to"] : []),
    ];
  };
  return { input: webhookUrl, act };
}
