import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { hashPermit } from "@lunas/protocol/x402/hash-permit";
import { bytesToHex } from "@noble/hashes/utils";
import { recoverAddress, Transaction, Wallet } from "ethers";
import { erc20, UNLIMITED } from "../pay/erc20";
import { accountOf, signatureHex } from "./account";
import { keyPayer } from "./key-payer";
import { signTransaction } from "./sign-transaction";

const privateKey = "0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d";
const permit2Address = "0x000000000022D473030F116dDEE9F6B43aC78BA3";
const token = `0x${"1".repeat(40)}` as const;

test("the account matches the published test vector", () => {
  const account = accountOf(privateKey);
  const digest = hashPermit(
    { chainId: 31_337, permit2Address },
    {
      from: account.address,
      permitted: { token, amount: "1000000" },
      spender: "0x402085c248EeA27D92E8b30b2C58ed07f9E20001",
      nonce: "1",
      deadline: "4102444800",
      witness: { to: `0x${"2".repeat(40)}`, validAfter: "0" },
    },
  );
  expect(bytesToHex(digest)).toBe("ddaea386d4c37d80849f6d8c323a529207ced6d5fe764b9674aecce2edb9e09c");
  expect(recoverAddress(digest, signatureHex(account.sign(digest)))).toBe(account.address);
});

test("addresses and signatures equal those of a well-known library, for any key", () => {
  for (let count = 0; count < 50; count += 1) {
    const wallet = Wallet.createRandom();
    const account = accountOf(wallet.privateKey);
    expect(account.address).toBe(wallet.address);
    const digest = Uint8Array.from({ length: 32 }, (_, at) => (at * 7 + count) % 256);
    expect(signatureHex(account.sign(digest))).toBe(wallet.signingKey.sign(digest).serialized);
  }
});

test.each(["", "0x12", `0x${"0".repeat(64)}`, `0x${"f".repeat(64)}`])(
  "%p is refused as a key, and the error does not repeat it",
  (wrong) => {
    expect(() => accountOf(wrong)).toThrow(expect.objectContaining({ code: "invalid_option" }));
  },
);

test("a signed transaction decodes to the requested one", () => {
  const account = accountOf(privateKey);
  const data = erc20.approve(permit2Address, UNLIMITED);
  const fees = { maxPriorityFeePerGas: 7n, maxFeePerGas: 2_000_000_007n };
  const raw = signTransaction(account, { chainId: 1337, nonce: 0n, ...fees, gas: 70_000n, to: token, data });
  const read = Transaction.from(raw);
  expect(read).toMatchObject({ type: 2, chainId: 1337n, nonce: 0, ...fees, gasLimit: 70_000n, value: 0n, data });
  expect([read.from, read.to, read.accessList]).toEqual([account.address, token, []]);
});

const maxFeePerGasWei = 10_000_000_000n;

/** An RPC endpoint that gives these answers by method. */
function payerOn(answers: Readonly<Record<string, unknown>>) {
  const requests: string[] = [];
  const send = async (_url: unknown, init?: RequestInit) => {
    const { method } = JSON.parse(String(init?.body)) as { method: string };
    requests.push(method);
    return Response.json(method in answers ? { result: answers[method] } : { error: { message: "no" } });
  };
  const payer = keyPayer({
    account: accountOf(privateKey),
    fetch: send as typeof fetch,
    sleep: async () => undefined,
    maxFeePerGasWei,
  });
  const nativeCurrency = { name: "Ether", symbol: "ETH", decimals: 18 };
  const ready = payer.useChain({ rpcUrl: "http://rpc", chainId: 1337, nativeCurrency } as never);
  return { requests, payer: ready.then(() => payer) };
}

const chainState = {
  eth_getTransactionCount: "0x5",
  eth_maxPriorityFeePerGas: "0x3b9aca00",
  eth_getBlockByNumber: { baseFeePerGas: "0x3b9aca00" },
};
const terms = { token, spender: permit2Address } as const;

test("a sponsored approval is signed within the sponsor's bounds, and is not sent", async () => {
  const { requests, payer } = payerOn(chainState);
  const { info } = (await (await payer).signApproval(terms)) ?? {};
  expect(info).toMatchObject({ asset: token, spender: permit2Address, amount: UNLIMITED.toString(), version: "1" });
  const read = Transaction.from(info?.signedTransaction ?? "");
  expect(read).toMatchObject({ type: 2, nonce: 5, gasLimit: 70_000n, value: 0n, to: token, from: info?.from });
  expect(read.data).toBe(erc20.approve(permit2Address, UNLIMITED));
  const current = 2_000_000_000n;
  expect(read.maxFeePerGas).toBeGreaterThanOrEqual((1_000_000_000n * 5n) / 4n);
  expect(read.maxFeePerGas).toBeLessThanOrEqual(3n * current);
  expect(requests).not.toContain("eth_sendRawTransaction");
});

test("the payer's own approval is sent and awaited; without gas the error comes before sending", async () => {
  const sent = { ...chainState, eth_sendRawTransaction: "0xabc", eth_getTransactionReceipt: { status: "0x1" } };
  const rich = payerOn({ ...sent, eth_getBalance: "0xde0b6b3a7640000" });
  await (await rich.payer).approve(terms);
  expect(rich.requests).toContain("eth_sendRawTransaction");
  const poor = payerOn({ ...sent, eth_getBalance: "0x0" });
  const refused = await (await poor.payer).approve(terms).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(LunasError);
  expect(refused).toMatchObject({ code: "no_permit2_approval" });
  expect(poor.requests).not.toContain("eth_sendRawTransaction");
});

test.each([
  ["a base fee", { eth_getBlockByNumber: { baseFeePerGas: "0x2ba7def3000" } }],
  ["a tip", { eth_maxPriorityFeePerGas: "0x574fbde6000" }],
])("an endpoint that reports %s of thousands of gwei gets no signature", async (_what, lie) => {
  const { requests, payer } = payerOn({ ...chainState, ...lie, eth_getBalance: `0x${"f".repeat(40)}` });
  const ready = await payer;
  await expect(ready.signApproval(terms)).rejects.toMatchObject({ code: "fee_refused" });
  await expect(ready.approve(terms)).rejects.toMatchObject({
    code: "fee_refused",
    details: { allowedWei: "10000000000" },
  });
  expect(requests).not.toContain("eth_sendRawTransaction");
});
