import type { Address, Chain } from "@lunas/catalog/chain";
import { base } from "@lunas/catalog/chains/base";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { SignerUnavailable, SigningRefused } from "@lunas/domain/settlement/lanes/signing-faults";
import { anOrder } from "@lunas/testkit/build/an-order";
import { addressOf } from "@lunas/testkit/build/numbered";
import { manualClock } from "@lunas/testkit/time/manual-clock";
import type { PolicyTerms } from "./policy/signing-policy";
import { createPrivateKeySigner } from "./private-key-signer";
import type { RemoteSigner } from "./remote-signer";
import { createChainSender } from "./sender";
import type { Signer } from "./signer";
import { type SignatureRefused, silentSignerObserver } from "./signer-observer";

const key = createPrivateKeySigner(`0x${"12".repeat(32)}`);
const { address } = key;
const fees = { feeCapWei: 2_000_000_000n, tipWei: 1_000_000n };
const order = anOrder({ asset: sandbox.tokens.IDRX as Address });
const settle = { kind: "settle", order } as const;
const cancel = { kind: "cancel" } as const;

function sending(policy: PolicyTerms = {}, chain: Chain = sandbox) {
  const reported: SignatureRefused[] = [];
  const clock = manualClock();
  let signed = 0;
  const counting: Signer = {
    address,
    sign: (toSign) => {
      signed += 1;
      return key.sign(toSign);
    },
  };
  const observe = { ...silentSignerObserver, signatureRefused: (event: SignatureRefused) => void reported.push(event) };
  const rpc = { batch: () => Promise.reject(new Error("nothing is asked of a node")) } as never;
  const sender = createChainSender({ ...{ chain, rpc, clock, observe, policy }, signers: [counting] });
  return { sender, reported, clock, signed: () => signed };
}

describe("the signing policy", () => {
  it("signs nothing of a batch with one foreign call, and reports it", async () => {
    const { sender, reported, signed } = sending();
    const stolen = { kind: "transfer", asset: null, to: addressOf(66), amount: 10n ** 17n } as const;
    const requests = [settle, stolen, cancel].map((call, nonce) => ({ nonce, fees, call }));
    const refused = await sender.sign(address, requests).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(SigningRefused);
    expect(refused).toMatchObject({ refusals: [{ index: 1, reason: "value" }] });
    expect(signed()).toBe(0);
    expect(reported).toEqual([
      { address, nonce: 1, reason: "value", to: addressOf(66), selector: "0x", valueWei: 10n ** 17n },
    ]);
    expect(sender.canSign(address)).toBe(true);
  });

  it("reports the same call once an hour, whatever its nonce and fees, and another call at once", async () => {
    const { sender, reported, clock } = sending();
    const stolen = { kind: "transfer", asset: null, to: addressOf(66), amount: 10n ** 17n } as const;
    const ask = (nonce: number, call: typeof stolen = stolen, feeCapWei = fees.feeCapWei) =>
      expect(sender.sign(address, [{ nonce, fees: { ...fees, feeCapWei }, call }])).rejects.toThrow(SigningRefused);
    await ask(1);
    await ask(1);
    await ask(2, stolen, fees.feeCapWei + 1n);
    expect(reported.map(({ nonce }) => nonce)).toEqual([1]);
    await ask(3, { ...stolen, to: addressOf(67) });
    expect(reported.map(({ nonce }) => nonce)).toEqual([1, 3]);
    clock.advance(60 * 60_000);
    await ask(4);
    expect(reported.map(({ nonce }) => nonce)).toEqual([1, 3, 4]);
  });

  it("judges a re-signed transaction by its bytes, with its new fees", async () => {
    const { sender } = sending();
    const [first] = await sender.sign(address, [{ nonce: 0, fees, call: settle }]);
    const above = { feeCapWei: sandbox.settlement.feeCeilingWei + 1n, tipWei: 1n };
    await expect(sender.signAgain(address, first!.rawTransaction, above)).rejects.toThrow("fee_above_ceiling");
    const elsewhere = sending({}, { ...base, chainId: 8_453 });
    await expect(elsewhere.sender.signAgain(address, first!.rawTransaction, fees)).rejects.toThrow("chain_id");
    expect(elsewhere.signed()).toBe(0);
    expect((await sender.signAgain(address, first!.rawTransaction, { ...fees, tipWei: 2_000_000n })).hash).not.toBe(
      first!.hash,
    );
  });

  it("lets a signer at its hourly limit rest, and tries again later", async () => {
    const costWei = sandbox.settlement.gasLimit * fees.feeCapWei;
    const { sender, reported, clock, signed } = sending({ hourlyWei: 2n * costWei });
    const batch = (from: number, count: number) =>
      sender.sign(
        address,
        Array.from({ length: count }, (_, index) => ({ nonce: from + index, fees, call: settle })),
      );
    await batch(0, 2);
    // The same nonces cost nothing more: only one transaction of each can be mined.
    await batch(0, 2);
    await expect(batch(2, 1)).rejects.toThrow(SignerUnavailable);
    expect([signed(), reported.map(({ reason }) => reason), sender.canSign(address)]).toEqual([
      4,
      ["hourly_limit"],
      false,
    ]);
    clock.advance(61 * 60_000);
    expect(sender.canSign(address)).toBe(true);
    await batch(2, 2);
  });
});

it("knows a remote signer as soon as its address is known", async () => {
  const state = { address: null as Address | null, canSign: false };
  const remote: RemoteSigner = {
    name: "aws-kms:key",
    address: () => state.address,
    canSign: () => state.canSign,
    sign: (toSign) => key.sign(toSign),
    probe: () => Promise.reject(new Error("not asked here")),
  };
  const deps = { chain: sandbox, rpc: {} as never, signers: [], remoteSigners: [remote], clock: manualClock() };
  const sender = createChainSender(deps);
  expect(sender.addresses).toEqual([]);
  await expect(sender.sign(address, [{ nonce: 0, fees, call: cancel }])).rejects.toThrow(`no key of ${address}`);
  state.address = address;
  expect([sender.addresses, sender.isRemote(address), sender.canSign(address)]).toEqual([[address], true, false]);
  state.canSign = true;
  expect(sender.canSign(address)).toBe(true);
  expect(await sender.sign(address, [{ nonce: 0, fees, call: cancel }])).toHaveLength(1);
});
