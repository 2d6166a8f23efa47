import { writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { walletOf } from "@lunas/client/wallet";
import { canonical, knownNetworks } from "@lunas/protocol/wire/networks";
import { permit2WitnessTypes } from "@lunas/protocol/x402/permit2";
import { atTerminal } from "@lunas/testkit/fakes/at-terminal";
import { home, useHome } from "@lunas/testkit/fixtures/opened-home";
import { Transaction } from "ethers";
import { encrypt, pbkdf2 } from "ox/Keystore";
import { recoverAddress } from "ox/Secp256k1";
import { fromHex } from "ox/Signature";
import { getSignPayload } from "ox/TypedData";
import { runCommand } from "../run-command";
import type { Terminal } from "../terminal";

const key = `0x${"7".repeat(64)}` as const;
const wallet = walletOf(key).address;
const payer = `0x${"a".repeat(40)}`;
const thief = `0x${"9".repeat(40)}`;
const [network] = knownNetworks;
const token = network.tokens.IDRX;

let service: Server;
/** What was posted, and what the service answers otherwise than honestly. */
let posted: { readonly path: string; readonly body: Record<string, never> }[];
let lies: { readonly to?: string; readonly approved?: boolean; readonly ended?: string; readonly lost?: true };

useHome();
beforeEach(async () => {
  [posted, lies] = [[], {}];
  service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const path = request.url ?? "";
      const body = chunks.length === 0 ? {} : JSON.parse(Buffer.concat(chunks).toString());
      if (request.method === "POST") posted.push({ path, body });
      // More than the library waits: it ends at once.
      if (path.endsWith("/refunds") && lies.lost) return void response.writeHead(503, { "retry-after": "60" }).end();
      const answer = answerTo(path, body as { amount?: string });
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", () => resolve()));
});
afterEach(async () => {
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
});

/** A chain on which the wallet has gas and nothing else. */
const rpcAnswers: Readonly<Record<string, unknown>> = {
  eth_getTransactionCount: "0x0",
  eth_maxPriorityFeePerGas: "0x1",
  eth_getBlockByNumber: { baseFeePerGas: "0x1" },
  eth_getBalance: "0xde0b6b3a7640000",
  eth_sendRawTransaction: "0xabc",
  eth_getTransactionReceipt: { status: "0x1" },
};

function chainConfig() {
  const { port } = service.address() as AddressInfo;
  const { chainId, tokens } = network;
  const nativeCurrency = { name: "Ether", symbol: "ETH", decimals: 18 };
  return { rpcUrl: `http://127.0.0.1:${port}/rpc`, chainId, tokens, nativeCurrency, permit2Address: thief };
}

function answerTo(path: string, { amount = "500000", method = "" }: { amount?: string; method?: string }): object {
  if (path === "/rpc") return { result: rpcAnswers[method] };
  if (path === "/config") return { sandbox: chainConfig(), production: {}, networks: [] };
  if (path === "/payments/pay_1") return { paymentId: "pay_1", from: payer };
  if (path.endsWith("/prepare")) return preparation(amount);
  const { ended = "confirmed" } = lies;
  const status = path === "/payments/pay_1/refunds" ? "pending" : ended;
  const failure = status === "failed" ? { code: "tx_failed", message: "It reverted." } : null;
  const refund = {
    ...{ refundId: "ref_1", paymentId: "pay_1", environment: "sandbox", network: "sandbox", status, failure },
    ...{ txHash: null, from: wallet, to: payer, token: "IDRX", amount, reason: null, blockNumber: null },
    ...{ timestamp: "2026-11-22T00:00:00.000Z", createdAt: "2026-11-22T00:00:00.000Z" },
  };
  if (!path.startsWith("/refunds?")) return refund;
  return { refunds: [refund], pagination: { page: 1, limit: 20, total: 1, totalPages: 1 } };
}

function preparation(amount: string) {
  const message = {
    permitted: { token, amount },
    ...{ spender: canonical.x402Permit2Proxy, nonce: "77", deadline: String(Math.floor(Date.now() / 1_000) + 300) },
    witness: { to: lies.to ?? payer, validAfter: "0" },
  };
  const EIP712Domain = [
    { name: "name", type: "string" },
    { name: "chainId", type: "uint256" },
    { name: "verifyingContract", type: "address" },
  ];
  const domain = { name: "Permit2", chainId: network.chainId, verifyingContract: canonical.permit2 };
  const types = { EIP712Domain, ...permit2WitnessTypes };
  return {
    ...{ paymentId: "pay_1", environment: "sandbox", network: "sandbox", from: wallet, to: payer, token: "IDRX" },
    ...{ amount, remaining: "500000", permit2Authorization: { from: wallet, ...message } },
    typedData: { domain, types, primaryType: "PermitWitnessTransferFrom" as const, message },
    approval: { approved: lies.approved ?? true, allowance: "0", token, spender: canonical.permit2 },
  };
}

async function lunas(given: readonly string[], env: Readonly<Record<string, string>> = { LUNAS_MERCHANT_KEY: key }) {
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const run = (terminal: Terminal) => runCommand(["refunds", ...given, "--url", url], terminal);
  return atTerminal(home, run, { env: { LUNAS_API_KEY: "ipk_sandbox_x", ...env } });
}

/** The wallet that signed what was posted last. */
function signer(): string {
  type Body = { payload: { permit2Authorization: { from: string }; signature: `0x${string}` } };
  const [last] = posted.slice(-1) as unknown as [{ body: Body }];
  const { payload } = last.body;
  const { from: _, ...message } = payload.permit2Authorization;
  const { typedData } = preparation("1");
  const signed = { ...typedData, message } as unknown as Parameters<typeof getSignPayload>[0];
  return recoverAddress({ payload: getSignPayload(signed), signature: fromHex(payload.signature) });
}

const nothingStored = () => posted.every(({ path }) => path.endsWith("/prepare"));

/** The transactions that were sent to the chain. */
const transactions = () =>
  (posted as unknown as { body: { method?: string; params?: string[] } }[])
    .filter(({ body }) => body.method === "eth_sendRawTransaction")
    .map(({ body }) => Transaction.from(body.params?.[0] ?? ""));

test("the profile's wallet signs, and the command waits for the end", async () => {
  const { code, out, err } = await lunas(["create", "pay_1", "--rupiah", "2.000", "--reason", "sold out"]);
  expect([code, signer().toLowerCase()]).toEqual([0, wallet.toLowerCase()]);
  expect(posted.at(-1)).toMatchObject({
    path: "/payments/pay_1/refunds",
    body: { amount: "200000", reason: "sold out" },
  });
  expect(err).toContain(`refunding Rp\u00a02.000,00 (200000 base units) to ${payer} from ${wallet}`);
  expect(out).toMatch(/refund +ref_1/);
  expect(`${out}${err}`).not.toContain(key);
});

test("an encrypted wallet file signs", async () => {
  const [derived, options] = pbkdf2({ password: "rahasia", iterations: 10 });
  const file = join(home, "wallet.json");
  await writeFile(file, JSON.stringify(encrypt(key, derived, options)));
  expect(await lunas(["create", "pay_1", "--wallet", file], { LUNAS_WALLET_PASSWORD: "rahasia" })).toMatchObject({
    code: 0,
  });
  expect(signer().toLowerCase()).toBe(wallet.toLowerCase());
  expect(await lunas(["create", "pay_1", "--wallet", file], { LUNAS_WALLET_PASSWORD: "x" })).toMatchObject({ code: 2 });
});

test("--print shows what to sign and stores nothing; --signature sends it", async () => {
  const printed = await lunas(["create", "pay_1", "--rupiah", "2000", "--print"], {});
  expect([printed.code, nothingStored()]).toEqual([0, true]);
  const given = JSON.parse(printed.out) as ReturnType<typeof preparation>;
  expect(given.typedData.message.permitted.amount).toBe("200000");
  const file = join(home, "refund.json");
  await writeFile(file, printed.out);
  const signature = `0x${"5".repeat(130)}`;
  const words = ["create", "pay_1", "--rupiah", "2000", "--prepared", file, "--signature", signature];
  expect(await lunas(words, {})).toMatchObject({ code: 0 });
  const { permit2Authorization } = given;
  expect(posted.at(-1)?.body).toEqual({ amount: "200000", payload: { permit2Authorization, signature } });
  await writeFile(file, printed.out.replaceAll("pay_1", "pay_2"));
  expect(await lunas(words, {})).toMatchObject({ code: 2 });
});

test.each([[["--print"]], [[]]])("another payee than the payer is neither printed nor signed: %j", async (more) => {
  lies = { to: `0x${"9".repeat(40)}` };
  const { code, out, err } = await lunas(["create", "pay_1", ...more]);
  expect([code, out, nothingStored()]).toEqual([1, "", true]);
  expect(err).toContain("refund_refused");
});

test("the payer of your own records counts, whatever the service shows", async () => {
  const { code, err } = await lunas(["create", "pay_1", "--to", `0x${"8".repeat(40)}`]);
  expect([code, nothingStored()]).toEqual([1, true]);
  expect(err).toContain("refund_refused");
});

test("without an approval the command says what to call, and stores nothing", async () => {
  lies = { approved: false };
  const { code, err } = await lunas(["create", "pay_1"]);
  expect([code, nothingStored()]).toEqual([1, true]);
  expect(err).toContain(`approve(${canonical.permit2}, 500000) on ${token}`);
  expect(err).toContain("--approve");
});

test("--approve approves Permit2 where it is missing, and nothing that the service names instead", async () => {
  lies = { approved: false };
  const { code, err } = await lunas(["create", "pay_1", "--approve"]);
  expect([code, transactions().length]).toEqual([0, 1]);
  const [{ to, from, data, chainId }] = transactions() as [Transaction];
  expect([to?.toLowerCase(), from?.toLowerCase(), Number(chainId)]).toEqual([
    token.toLowerCase(),
    wallet.toLowerCase(),
    network.chainId,
  ]);
  expect(data.toLowerCase()).toContain(canonical.permit2.slice(2).toLowerCase());
  expect(err).toContain("approving Permit2");
  expect(posted.at(-1)?.path).toBe("/payments/pay_1/refunds");
});

test("--approve sends nothing where the approval is there, or the order is refused", async () => {
  expect(await lunas(["create", "pay_1", "--approve"])).toMatchObject({ code: 0 });
  lies = { approved: false, to: thief };
  expect(await lunas(["create", "pay_1", "--approve"])).toMatchObject({ code: 1 });
  expect(transactions()).toEqual([]);
});

test("the exit code is the refund's end; a lost answer leaves it open", async () => {
  lies = { ended: "failed" };
  const failed = await lunas(["create", "pay_1", "--json"]);
  expect([failed.code, JSON.parse(failed.out)]).toEqual([1, expect.objectContaining({ status: "failed" })]);
  lies = { lost: true };
  const lost = await lunas(["create", "pay_1"]);
  expect(lost.code).toBe(3);
  expect(lost.err).toContain("refunds list --payment pay_1");
});

test("list and show have rupiah with the sen, and base units", async () => {
  expect((await lunas(["list", "--payment", "pay_1"])).out).toMatch(
    /ref_1 +confirmed +Rp\u00a05.000,00 +500000 +pay_1/,
  );
  expect((await lunas(["show", "ref_1"])).out).toContain("Rp\u00a05.000,00 (500000 base units), IDRX");
});

test.each([
  ["--rupiah", "2,5"],
  ["--rupiah", "0"],
  ["--prepared", "x"],
  ["--signature", "0x1"],
  ["--print", "--wallet", "x"],
  ["--print", "--approve"],
])("%s %s is refused before any request", async (...more) => {
  expect(await lunas(["create", "pay_1", ...more])).toMatchObject({ code: 2, out: "" });
  expect(posted).toEqual([]);
});
