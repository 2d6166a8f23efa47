import type { Address } from "@lunas/catalog/chain";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { aChannel } from "@lunas/testkit/contracts/channel-fixture";
import { freshHash } from "@lunas/testkit/contracts/fresh";
import { memoryChannels, memoryChargeStore } from "@lunas/testkit/fakes/memory-channels";
import { manualClock } from "@lunas/testkit/time/manual-clock";
import { isRefusal } from "../shared/refusal";
import type { Timer } from "../shared/timer";
import type { ChannelConfig } from "./channel";
import { answerLeaseMs, chargeChannel } from "./charge-channel";
import { noteAnswer } from "./note-answer";
import type { VoucherClaim } from "./voucher-claim";

const wallet: Address = "0x1111111111111111111111111111111111111111";
const idrx = sandbox.tokens.IDRX as Address;

/** One channel of the merchant, whose vouchers are all signed well unless a test says otherwise. */
function aShop() {
  const clock = manualClock();
  const rows = memoryChannels(clock);
  const { config: own, ...channel } = aChannel("mer_1");
  const config: ChannelConfig = { ...own, receiver: wallet, token: idrx };
  rows.channels.set(channel.id, { channel: { ...channel, config }, last: null, reserved: null, claiming: 0n });
  const charges = memoryChargeStore(rows);
  const signatures = {
    channelIdOf: () => channel.id,
    signatureOf: async (_chain: unknown, voucher: VoucherClaim["voucher"]) => voucher.signature,
  };
  const timer: Timer = { sleep: async (ms) => clock.advance(ms) };
  const terms = {
    ...{ network: sandbox.caip2Network, asset: idrx, amount: 1_000n, payTo: wallet },
    ...{ receiverAuthorizer: config.receiverAuthorizer, withdrawDelay: config.withdrawDelay },
  };
  const claim: VoucherClaim = {
    merchant: { id: "mer_1", walletAddress: wallet },
    ...{ chain: sandbox, demanded: terms, accepted: terms, config, charge: null },
    voucher: { channelId: channel.id, maxClaimable: 1_000n, signature: freshHash() },
    ...{ resource: null, description: null, metadata: null, bodyHash: freshHash(), idempotency: null },
  };
  const deps = { charges, signatures, clock, timer };
  const pay = (changes: Partial<VoucherClaim> = {}, signal = new AbortController().signal) =>
    chargeChannel(deps, { ...claim, ...changes }, { signal });
  const codeOf = async (changes: Partial<VoucherClaim>) => {
    const answer = await pay(changes);
    return isRefusal(answer) ? [answer.refused, answer.details.field ?? ""].join(" ").trim() : "charged";
  };
  const note = async (charged: Awaited<ReturnType<typeof pay>>, isWritten: boolean) => {
    if (isRefusal(charged)) throw new Error(charged.refused);
    await noteAnswer(deps, { channelId: channel.id, charged }, isWritten);
  };
  return { clock, claim, config, pay, codeOf, note, terms, signatures };
}

test("a repeat waits until the lease of the request before it ends, and then gets its answer", async () => {
  const { pay, clock } = aShop();
  const first = await pay();
  const startedMs = clock.now();
  const again = await pay();
  expect(again).toMatchObject({ isReplayed: true, isOwn: true, charge: (first as { charge: object }).charge });
  expect(clock.now() - startedMs).toBeGreaterThanOrEqual(answerLeaseMs);
});

test("after a written answer a repeat is out of step, and after a broken connection it gets the answer at once", async () => {
  const { pay, clock, note } = aShop();
  await note(await pay(), false);
  const startedMs = clock.now();
  const again = await pay();
  expect(again).toMatchObject({ isReplayed: true });
  expect(clock.now()).toBe(startedMs);
  await note(again, true);
  expect(await pay()).toMatchObject({ refused: "channel_out_of_step", details: { charged: "1000" } });
});

test("a repeat whose caller leaves waits no more", async () => {
  const { pay } = aShop();
  await pay();
  expect(await pay({}, AbortSignal.abort())).toMatchObject({ refused: "channel_busy" });
});

test("a charge of 0 is answered and charges nothing, and none is above the price", async () => {
  const { pay, codeOf } = aShop();
  expect(await pay({ charge: 0n })).toMatchObject({ charge: null, isOwn: false, channel: { charged: 0n } });
  expect(await codeOf({ charge: 1_001n })).toBe("invalid_request");
  expect(await pay({ charge: 400n })).toMatchObject({ charge: { amount: 400n, cumulative: 400n } });
});

test("each of the channel's terms is the one that the merchant demanded", async () => {
  const { codeOf, config, terms } = aShop();
  const other: Address = "0x2222222222222222222222222222222222222222";
  const zero: Address = "0x0000000000000000000000000000000000000000";
  const changed = (changes: Partial<ChannelConfig>) => codeOf({ config: { ...config, ...changes } });
  expect(await changed({ receiver: other })).toBe("payment_mismatch channelConfig.receiver");
  expect(await changed({ payer: wallet })).toBe("payment_mismatch channelConfig.payer");
  expect(await changed({ token: other })).toBe("payment_mismatch channelConfig.token");
  expect(await changed({ receiverAuthorizer: other })).toBe("payment_mismatch channelConfig.receiverAuthorizer");
  expect(await changed({ withdrawDelay: 900 })).toBe("payment_mismatch channelConfig.withdrawDelay");
  expect(await changed({ payerAuthorizer: zero })).toBe("payment_mismatch channelConfig.payerAuthorizer");
  expect(await codeOf({ accepted: { ...terms, amount: 1n } })).toBe("payment_mismatch paymentPayload.accepted.amount");
  expect(await codeOf({ demanded: { ...terms, asset: other } })).toBe("unsupported_token");
  const [demanded, accepted] = [terms, terms].map((each) => ({ ...each, network: "eip155:8453" }));
  expect(await codeOf({ demanded, accepted } as Partial<VoucherClaim>)).toBe("unsupported_network");
  expect(await codeOf({})).toBe("charged");
});

test("the channel is its config's, and the voucher its key's", async () => {
  const { codeOf, signatures, claim } = aShop();
  expect(await codeOf({ voucher: { ...claim.voucher, channelId: freshHash() } })).toBe(
    "payment_mismatch voucher.channelId",
  );
  Object.assign(signatures, { signatureOf: async () => null });
  expect(await codeOf({})).toBe("invalid_signature");
});
