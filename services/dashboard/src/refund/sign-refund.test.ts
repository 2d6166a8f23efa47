import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ChainConfig, PaymentRecord, RefundPreparation } from "../api/schemas";
import type { Provider } from "../session/wallets";
import { wrongField } from "./check-preparation";
import { permit2Types } from "./permit2";
import { refundWallet } from "./refund-wallet";
import { type RefundStep, signRefund } from "./sign-refund";
import { trustedContracts } from "./trusted-contracts";

const { permit2, x402Proxy } = trustedContracts;
const merchant = `0x${"aa".repeat(20)}`;
const payer = `0x${"bb".repeat(20)}`;
const attacker = `0x${"ee".repeat(20)}`;
const token = `0x${"cc".repeat(20)}`;
const nowMs = Date.parse("2026-11-22T10:00:00Z");
const nowSeconds = nowMs / 1_000;

const chain = {
  ...{ chainId: 1337, network: "sandbox", rpcUrl: "http://localhost:8545", tokens: { IDRX: token } },
  ...{ permit2Address: permit2, x402: { x402Permit2ProxyAddress: x402Proxy } },
  nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
} as unknown as ChainConfig;
const payment = {
  ...{ paymentId: "pay_1", network: "sandbox", token: "IDRX", amount: "500000", from: payer, to: merchant },
} as unknown as PaymentRecord;

type Change = (preparation: ReturnType<typeof prepared>) => void;

function prepared(amount = "200000", isApproved = true) {
  const terms = () => ({
    permitted: { token, amount },
    ...{ spender: x402Proxy as string, nonce: "7", deadline: String(nowSeconds + 300) },
    witness: { to: payer, validAfter: "0" },
  });
  return {
    ...{ paymentId: "pay_1", environment: "sandbox" as const, network: "sandbox" as const, token: "IDRX" },
    ...{ from: merchant, to: payer, amount, remaining: "500000" },
    permit2Authorization: { from: merchant, ...terms() },
    typedData: {
      domain: { name: "Permit2", chainId: 1337, verifyingContract: permit2 as string },
      types: structuredClone(permit2Types) as unknown as Record<string, { name: string; type: string }[]>,
      primaryType: "PermitWitnessTransferFrom",
      message: terms(),
    },
    approval: { approved: isApproved, allowance: "0", token, spender: permit2 as string },
  };
}

test("the addresses are those of the libraries", () => {
  const source = readFileSync(join(__dirname, "../../../../packages/protocol/src/wire/networks.ts"), "utf8");
  expect(source).toContain(`permit2: "${permit2}"`);
  expect(source).toContain(`x402Permit2Proxy: "${x402Proxy}"`);
});

const expected = { payment, chain, amount: "200000", nowMs };

test("a preparation of the refund that was asked for is right, in any letter case", () => {
  expect(wrongField(prepared(), expected)).toBeNull();
  const upper = prepared();
  upper.typedData.message.witness.to = payer.toUpperCase().replace("0X", "0x");
  expect(wrongField(upper, expected)).toBeNull();
});

test.each<[string, Change]>([
  ["amount", (each) => Object.assign(each.typedData.message.permitted, { amount: "200001" })],
  ["amount", (each) => Object.assign(each, { amount: "300000" })],
  ["to", (each) => Object.assign(each.typedData.message.witness, { to: attacker })],
  ["token", (each) => Object.assign(each.typedData.message.permitted, { token: attacker })],
  ["token", (each) => Object.assign(each.approval, { token: attacker })],
  ["spender", (each) => Object.assign(each.typedData.message, { spender: attacker })],
  ["permit2", (each) => Object.assign(each.typedData.domain, { verifyingContract: attacker })],
  ["permit2", (each) => Object.assign(each.approval, { spender: attacker })],
  ["domain", (each) => Object.assign(each.typedData.domain, { chainId: 8453 })],
  ["types", (each) => Object.assign(each.typedData, { primaryType: "PermitTransferFrom" })],
  ["types", (each) => each.typedData.types.Witness?.push({ name: "extra", type: "bytes" })],
  ["deadline", (each) => Object.assign(each.typedData.message, { deadline: String(nowSeconds + 86_400) })],
  ["deadline", (each) => Object.assign(each.typedData.message, { deadline: String(nowSeconds - 3_600) })],
  ["validAfter", (each) => Object.assign(each.typedData.message.witness, { validAfter: String(nowSeconds + 3_600) })],
  ["authorization", (each) => Object.assign(each.permit2Authorization, { nonce: "8" })],
  ["authorization", (each) => Object.assign(each.permit2Authorization.witness, { to: attacker })],
  ["from", (each) => Object.assign(each.permit2Authorization, { from: attacker })],
  ["paymentId", (each) => Object.assign(each, { paymentId: "pay_2" })],
  ["network", (each) => Object.assign(each, { network: "base" })],
])("a preparation with another %s is refused, and the wallet is not asked", async (field, change) => {
  const wrong = prepared();
  change(wrong);
  expect(wrongField(wrong, expected)).toBe(field);
  const { calls, refund } = aRefund({ preparation: () => wrong });
  await expect(refund()).rejects.toMatchObject({ code: "refund_data_wrong", details: { field } });
  expect(calls).toEqual([]);
});

test("a refund of more than the payment is refused", () => {
  expect(wrongField(prepared("600000"), { ...expected, amount: "600000" })).toBe("amount");
});

interface WalletConditions {
  readonly preparation?: (time: number) => RefundPreparation;
  readonly answers?: Readonly<Record<string, (params: readonly unknown[]) => unknown>>;
  readonly approveForLater?: boolean;
  /** The wallet's chain at the start. */
  readonly on?: string;
}

function aRefund({
  preparation = () => prepared(),
  answers = {},
  approveForLater = false,
  on = "0x539",
}: WalletConditions) {
  const calls: [string, ...unknown[]][] = [];
  const steps: RefundStep[] = [];
  let chainId = on;
  const usual: NonNullable<WalletConditions["answers"]> = {
    eth_requestAccounts: () => [attacker, merchant],
    eth_chainId: () => chainId,
    eth_signTypedData_v4: () => "0x51",
    eth_sendTransaction: () => "0xhash",
    eth_getTransactionReceipt: () => ({ status: "0x1" }),
    wallet_switchEthereumChain: ([wanted]) => {
      chainId = (wanted as { chainId: string }).chainId;
    },
  };
  const provider: Provider = {
    async request({ method, params = [] }) {
      calls.push([method, ...params]);
      return { ...usual, ...answers }[method]?.(params) ?? null;
    },
  };
  let times = 0;
  const refund = () =>
    signRefund(
      { payment, chain, amount: "200000", reason: "sold out", approveForLater },
      {
        wallet: refundWallet(provider, async () => undefined),
        prepare: async () => preparation(times++),
        onStep: (step) => steps.push(step),
        now: () => nowMs,
      },
    );
  const named = (method: string) => calls.filter(([each]) => each === method).map(([, ...params]) => params);
  return { calls, steps, named, refund };
}

test("the wallet that was paid signs, though another of its accounts is selected", async () => {
  const { refund, named, steps } = aRefund({});
  expect(await refund()).toEqual({
    ...{ amount: "200000", reason: "sold out" },
    payload: { permit2Authorization: prepared().permit2Authorization, signature: "0x51" },
  });
  const [[account, text]] = named("eth_signTypedData_v4") as [[string, string]];
  expect(account).toBe(merchant);
  expect(JSON.parse(text)).toMatchObject({ message: { permitted: { amount: "200000" }, witness: { to: payer } } });
  expect(named("eth_sendTransaction")).toEqual([]);
  expect(steps).toEqual(["preparing", "connecting", "signing"]);
});

test("a wallet without the account that was paid signs nothing", async () => {
  const { refund, named } = aRefund({ answers: { eth_requestAccounts: () => [attacker] } });
  await expect(refund()).rejects.toMatchObject({ code: "wallet_other_account", details: { expected: merchant } });
  expect(named("eth_signTypedData_v4")).toEqual([]);
});

test("a wallet on another network switches; a wallet that stays there signs nothing", async () => {
  const switching = aRefund({ on: "0x1" });
  await switching.refund();
  expect(switching.named("wallet_switchEthereumChain")).toEqual([[{ chainId: "0x539" }]]);
  const staying = aRefund({ on: "0x1", answers: { wallet_switchEthereumChain: () => null } });
  await expect(staying.refund()).rejects.toMatchObject({ code: "wallet_wrong_chain" });
  expect(staying.named("eth_signTypedData_v4")).toEqual([]);
});

const inside = (code: number) => ({ code: -32_603, data: { originalError: { code } } });

test.each([
  ["at the top", (code: number) => ({ code })],
  ["inside an internal error", inside],
])("a wallet that does not know the network, with its code %s, adds it", async (_, coded) => {
  let isAdded = false;
  const answers = {
    eth_chainId: () => (isAdded ? "0x539" : "0x1"),
    wallet_switchEthereumChain: () => {
      throw Object.assign(new Error("Unrecognized chain ID."), coded(4902));
    },
    wallet_addEthereumChain: () => {
      isAdded = true;
    },
  };
  const { refund, named } = aRefund({ answers });
  await refund();
  expect(named("wallet_addEthereumChain")).toMatchObject([[{ chainId: "0x539", rpcUrls: [chain.rpcUrl] }]]);
  expect(named("eth_signTypedData_v4")).toHaveLength(1);
});

test("a refusal inside an internal error is a refusal", async () => {
  const refuse = () => {
    throw Object.assign(new Error("Internal JSON-RPC error."), inside(4001));
  };
  await expect(aRefund({ answers: { eth_signTypedData_v4: refuse } }).refund()).rejects.toMatchObject({
    code: "wallet_refused",
  });
});

test("a refused signature is told as one", async () => {
  const refuse = () => {
    throw Object.assign(new Error("User rejected the request."), { code: 4001 });
  };
  await expect(aRefund({ answers: { eth_signTypedData_v4: refuse } }).refund()).rejects.toMatchObject({
    code: "wallet_refused",
  });
});

test.each([
  [false, 200_000n],
  [true, 2n ** 256n - 1n],
])(
  "a missing approval comes first, then the refund is prepared anew (for later refunds: %s)",
  async (approveForLater, units) => {
    const preparation = (time: number) => prepared("200000", time > 0);
    let mined = 0;
    const answers = { eth_getTransactionReceipt: () => (++mined < 3 ? null : { status: "0x1" }) };
    const { refund, named, steps } = aRefund({ preparation, answers, approveForLater });
    await refund();
    const data = `0x095ea7b3${permit2.slice(2).toLowerCase().padStart(64, "0")}${units.toString(16).padStart(64, "0")}`;
    expect(named("eth_sendTransaction")).toEqual([[{ from: merchant, to: token, data }]]);
    expect(steps).toEqual(["preparing", "connecting", "approving", "preparing", "signing"]);
  },
);

test("an approval that fails on the chain ends the refund before its signature", async () => {
  const answers = { eth_getTransactionReceipt: () => ({ status: "0x0" }) };
  const { refund, named } = aRefund({ preparation: () => prepared("200000", false), answers });
  await expect(refund()).rejects.toMatchObject({ code: "approval_failed" });
  expect(named("eth_signTypedData_v4")).toEqual([]);
});
