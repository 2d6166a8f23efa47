import type { Address } from "@lunas/catalog/chain";
import { connectRpc } from "@lunas/chain/connect";
import type { PolicyTerms } from "@lunas/chain/send/policy/signing-policy";
import { createPrivateKeySigner } from "@lunas/chain/send/private-key-signer";
import { createChainSender } from "@lunas/chain/send/sender";
import { createChainWatcher } from "@lunas/chain/watch/watcher";
import { fundEther } from "@lunas/contracts/fund-ether";
import type { Authorization } from "@lunas/domain/payment/authorization";
import type { Attempt, Fees, SettlementOrder } from "@lunas/domain/settlement/attempt";
import { readNonceOutcome } from "@lunas/domain/settlement/confirm/read-nonce-outcome";
import type { Hex } from "@lunas/domain/shared/hex";
import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import { Transaction } from "ethers";
import { type ChainFixture, chain, clock, newAddress, startScenario, token } from "./chain-fixture";
import { type HttpStub, startCountingProxy, startHttpStub } from "./chain-http-stub";

const wallet = freshWallet();
const poor = freshWallet();
const address = wallet.address as Address;
const signers = [wallet, poor].map(({ privateKey }) => createPrivateKeySigner(privateKey));
const fees: Fees = { feeCapWei: 3_000_000_000n, tipWei: 1_000_000n };
const higher: Fees = { feeCapWei: 4_000_000_000n, tipWei: 2_000_000n };

let fixture: ChainFixture;
let node: HttpStub;
/** @param policy what the signing policy allows beside settling. */
const sender = (policy: PolicyTerms = {}) =>
  createChainSender({
    chain,
    rpc: connectRpc({ network: "sandbox", urls: [node.url], clock }),
    signers,
    clock,
    policy,
  });
const faucet = { nativeWei: 10n ** 18n, tokens: new Map([[token, 10n ** 6n]]) };
const treasurySender = () => sender({ treasury: address, faucet });

beforeAll(async () => {
  fixture = await startScenario();
  node = await startCountingProxy(fixture.rpcUrl);
  await fundEther({ rpcUrl: fixture.rpcUrl, to: address, amountWei: 10n ** 18n });
}, 60_000);

afterAll(async () => {
  await node?.stop();
  await fixture?.stop();
});

beforeEach(() => fixture.cheat("evm_setAutomine", true));

const nextNonce = async () => Number(await fixture.cheat("eth_getTransactionCount", address, "latest"));

async function cancellation(nonce: number, paying: Fees = fees, from: Address = address): Promise<Attempt> {
  const [attempt] = await sender().sign(from, [{ nonce, fees: paying, call: { kind: "cancel" } }]);
  if (attempt === undefined) throw new Error("nothing was signed");
  return attempt;
}

function orderOf(authorization: Authorization): SettlementOrder {
  const { from, token: asset, to, ...terms } = authorization;
  const more = {
    paymentId: "pay_1",
    permit2: chain.contracts.permit2,
    checkedAtBlock: 0,
    payerHasCode: false,
    failedIn: null,
    sponsorship: null,
    onlySender: null,
    ageMs: 0,
  } as const;
  return { ...terms, ...more, asset, payer: from, payTo: to };
}

const broadcast = async (...attempts: Attempt[]) => sender().broadcast(attempts.map((each) => each.rawTransaction));

test("a batch is signed with known hashes, published in one request, and mined", async () => {
  const payer = await fixture.payer();
  const payee = newAddress();
  const orders = await Promise.all(
    [500n, 700n].map(async (amount) => orderOf(await payer.authorize({ to: payee, amount }))),
  );
  const first = await nextNonce();
  const attempts = await sender().sign(
    address,
    orders.map((order, index) => ({ nonce: first + index, fees, call: { kind: "settle", order } })),
  );
  const before = node.count();
  expect(await broadcast(...attempts)).toEqual([{ kind: "accepted" }, { kind: "accepted" }]);
  expect(node.count() - before).toBe(1);
  await fixture.mined(...attempts.map(({ hash }) => hash));
  const watcher = createChainWatcher({ chain, rpc: fixture.rpc, wsUrl: null, clock });
  const receipts = await watcher.receipts(attempts.map(({ hash }) => hash));
  expect(receipts.map(({ status, settlements }) => [status, settlements[0]])).toEqual(
    [500n, 700n].map((amount) => [
      "success",
      { kind: "exact", asset: token, payer: payer.address, payTo: payee, amount, logIndex: expect.any(Number) },
    ]),
  );
  expect(await watcher.balanceOf(token, payee)).toBe(1_200n);
});

const passes = { kind: "passes" };
const fails = (reason: string) => ({ kind: "fails", reason });

test("of a bundle each settlement stands for itself, in the simulation as on the chain", async () => {
  const payers = await Promise.all([fixture.payer(), fixture.payer({ amount: 0n }), fixture.payer()]);
  const payee = newAddress();
  const orders = await Promise.all(
    payers.map(async (payer) => orderOf(await payer.authorize({ to: payee, amount: 500n }))),
  );
  const watcher = createChainWatcher({ chain, rpc: fixture.rpc, wsUrl: null, clock });
  expect(await watcher.simulateBundle(orders)).toEqual([passes, fails("transfer_from_failed"), passes]);
  const [attempt] = await sender().sign(address, [
    { nonce: await nextNonce(), fees, call: { kind: "bundle", orders } },
  ]);
  if (attempt === undefined) throw new Error("nothing was signed");
  expect(await broadcast(attempt)).toEqual([{ kind: "accepted" }]);
  await fixture.mined(attempt.hash);
  const [receipt] = await watcher.receipts([attempt.hash]);
  expect(receipt).toMatchObject({ status: "success" });
  expect(receipt?.settlements.map(({ payer }) => payer)).toEqual([payers[0]?.address, payers[2]?.address]);
  expect(await watcher.balanceOf(token, payee)).toBe(1_000n);
  expect(await watcher.simulateBundle(orders)).toEqual(
    ["InvalidNonce", "transfer_from_failed", "InvalidNonce"].map(fails),
  );
  const outcomes = await Promise.all(orders.map((order) => readNonceOutcome({ watcher }, order)));
  expect(outcomes.map(({ kind }) => kind)).toEqual(["settled", "unused", "settled"]);
});

test("a settlement has the chain's gas limit and the proxy as its target", async () => {
  const payer = await fixture.payer({ amount: 0n, isApproved: false });
  const order = orderOf(await payer.authorize({ to: newAddress(), amount: 1n }));
  const [attempt] = await sender().sign(address, [{ nonce: 7, fees, call: { kind: "settle", order } }]);
  const transaction = Transaction.from(attempt?.rawTransaction ?? "");
  expect(transaction).toMatchObject({
    type: 2,
    chainId: 1337n,
    nonce: 7,
    to: chain.contracts.x402Proxy,
    gasLimit: chain.settlement.gasLimit,
    maxFeePerGas: fees.feeCapWei,
    maxPriorityFeePerGas: fees.tipWei,
    value: 0n,
    hash: attempt?.hash,
    from: address,
  });
});

test("transfers of ether and of tokens arrive", async () => {
  const to = newAddress();
  const rich = await fixture.payer({ amount: 0n, isApproved: false });
  await (await import("@lunas/contracts/fund")).fund({ rpcUrl: fixture.rpcUrl, token, to: address, amount: 900n });
  const nonce = await nextNonce();
  const attempts = await treasurySender().sign(address, [
    { nonce, fees, call: { kind: "transfer", asset: null, to, amount: 5n } },
    { nonce: nonce + 1, fees, call: { kind: "transfer", asset: token, to: rich.address, amount: 900n } },
  ]);
  expect(await broadcast(...attempts)).toEqual([{ kind: "accepted" }, { kind: "accepted" }]);
  await fixture.mined(...attempts.map(({ hash }) => hash));
  const watcher = createChainWatcher({ chain, rpc: fixture.rpc, wsUrl: null, clock });
  expect(await watcher.balanceOf(null, to)).toBe(5n);
  expect(await watcher.balanceOf(token, rich.address)).toBe(900n);
});

describe("what a node says", () => {
  test("the same bytes again: known while waiting, nonce too low once mined", async () => {
    await fixture.cheat("evm_setAutomine", false);
    const attempt = await cancellation(await nextNonce());
    expect(await broadcast(attempt)).toEqual([{ kind: "accepted" }]);
    expect(await broadcast(attempt)).toEqual([{ kind: "known" }]);
    await fixture.mine();
    await fixture.mined(attempt.hash);
    expect((await broadcast(attempt))[0]?.kind).toMatch(/^(known|nonce_too_low)$/);
    expect(await broadcast(await cancellation((await nextNonce()) - 1, higher))).toEqual([{ kind: "nonce_too_low" }]);
  });

  test("a replacement is underpriced with the same fees and accepted with higher ones", async () => {
    await fixture.cheat("evm_setAutomine", false);
    const nonce = await nextNonce();
    const first = await cancellation(nonce);
    expect(await broadcast(first)).toEqual([{ kind: "accepted" }]);
    const same = await treasurySender().sign(address, [
      { nonce, fees, call: { kind: "transfer", asset: null, to: newAddress(), amount: 1n } },
    ]);
    expect(await broadcast(...same)).toEqual([{ kind: "underpriced" }]);
    const again = await sender().signAgain(address, first.rawTransaction, higher);
    expect(again.hash).not.toBe(first.hash);
    expect(await broadcast(again)).toEqual([{ kind: "accepted" }]);
    await fixture.mine();
    await fixture.mined(again.hash);
    expect(await fixture.cheat("eth_getTransactionReceipt", again.hash)).toMatchObject({ status: "0x1" });
  });

  test("a signer without coins, a fee below the base fee, and rubbish", async () => {
    expect(await broadcast(await cancellation(0, fees, poor.address as Address))).toMatchObject([
      { kind: "never_sent" },
    ]);
    await fixture.cheat("anvil_setNextBlockBaseFeePerGas", "0x3b9aca00");
    await fixture.mine();
    const cheap = await cancellation(await nextNonce(), { feeCapWei: 2n, tipWei: 1n });
    expect((await broadcast(cheap))[0]?.kind).toMatch(/^(underpriced|accepted)$/);
    expect(await sender().broadcast(["0x1234" as Hex])).toMatchObject([{ kind: "never_sent" }]);
  });

  test("nothing, a rate limit, or half a batch: unknown, which means sent", async () => {
    const attempt = await cancellation(0);
    const replies = ["", '{"error":{"code":-32005,"message":"limit"}}', '[{"id":0,"error":{"code":429,"message":""}}]'];
    for (const reply of replies) {
      const stub = await startHttpStub((_body, response) => void response.end(reply));
      const rpc = connectRpc({ network: "sandbox", urls: [stub.url], clock });
      const outcomes = await createChainSender({ chain, rpc, signers, clock }).broadcast([attempt.rawTransaction]);
      expect(outcomes).toMatchObject([{ kind: "unknown" }]);
      await stub.stop();
    }
  });
});

test("what must not be signed is not", async () => {
  const above: Fees = { feeCapWei: chain.settlement.feeCeilingWei + 1n, tipWei: 1n };
  await expect(cancellation(0, above)).rejects.toThrow("ceiling");
  await expect(cancellation(0, fees, newAddress())).rejects.toThrow("no key");
  const foreign = await cancellation(0, fees, poor.address as Address);
  await expect(sender().signAgain(address, foreign.rawTransaction, fees)).rejects.toThrow("did not sign");
  expect(() => createPrivateKeySigner(`0x${"00".repeat(32)}`)).toThrow("outside the curve's range");
  expect(() => createPrivateKeySigner("secret")).toThrow(/^(?!.*secret).*$/);
});
