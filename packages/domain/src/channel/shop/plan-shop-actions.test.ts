import { sandbox } from "@lunas/catalog/chains/sandbox";
import { aChannel } from "@lunas/testkit/contracts/channel-fixture";
import { freshAddress } from "@lunas/testkit/contracts/fresh";
import type { StoredChannel } from "../channel";
import type { ClaimDeps } from "../claims/plan-claims";
import type { AuthorizedRow, NewAction } from "../claims/ports";
import type { ChannelState } from "./next-step";
import { planShopActions } from "./plan-shop-actions";
import type { ShopAction, ShopClaim, ShopRefund } from "./requested";

const ours = "0x00000000000000000000000000000000000000A1";
const block = { number: 50, hash: `0x${"aa".repeat(32)}`, timestampSeconds: 1_800_000_000 } as const;
const channel: StoredChannel = (() => {
  const made = aChannel("mer_one", { managedBy: "shop" });
  return { ...made, config: { ...made.config, receiverAuthorizer: ours } };
})();
const { id: channelId, config } = channel;
const onChain: ChannelState = {
  ...{ id: channelId, balance: 1_000n, claimed: 100n, refundNonce: 3n, withdrawAmount: 0n, withdrawRequestedAt: 0 },
};

interface Facts {
  readonly state?: Partial<ChannelState> | null;
  readonly stored?: Partial<StoredChannel>;
  readonly isOurs?: boolean;
  readonly unproven?: boolean;
  readonly failing?: boolean;
  /** Of the whole call. */
  readonly failure?: string;
  readonly ageMs?: number;
  readonly isPlanned?: boolean;
  readonly readFails?: boolean;
}

/** One round about one request: what was signed and written, and how the request ended without a transaction. */
async function round(action: ShopAction, facts: Facts = {}) {
  const plans: NewAction[] = [];
  const signed: { readonly claims: AuthorizedRow[][]; readonly refunds: bigint[] } = { claims: [], refunds: [] };
  const ended: string[] = [];
  const states = facts.state === null ? [] : [{ ...onChain, ...facts.state }];
  const request = {
    ...{ id: "clm_1", merchantId: "mer_one", tokenSymbol: "IDRX", createdAtMs: 1_000_000 - (facts.ageMs ?? 0), action },
    ...{ channels: [{ ...channel, ...facts.stored }], unpaidChannels: 2 },
  };
  const deps = {
    owner: "one",
    clock: { now: () => 1_000_000 },
    contract: {
      chain: sandbox,
      statesAt: async () => {
        if (facts.readFails) throw new Error("no node answers");
        return { block, channels: states, receivers: [] };
      },
      failingOf: async () => new Map(facts.failing ? [[channelId, "InvalidSignature"]] : []),
      failureOf: async () => facts.failure ?? null,
      claimCall: (_rows: unknown, signature: string) => `0xc1${signature.slice(2)}`,
      refundCall: (_refund: unknown, signature: string) => `0xfd${signature.slice(2)}`,
      payoutCall: () => "0xaa",
      together: (calls: readonly string[]) => calls.join(" "),
    },
    actions: {
      shopRequests: async () => [request],
      note: async () => [],
      plan: async (planned: NewAction) => {
        plans.push(planned);
        return facts.isPlanned ?? true;
      },
      failRequest: async (id: string, code: string) => {
        ended.push(`${id} ${code}`);
        return true;
      },
    },
    authorizer: {
      addresses: () => (facts.isOurs === false ? [] : [ours]),
      unprovenOf: () => (facts.unproven ? [channelId] : []),
      signClaim: async (_address: string, rows: AuthorizedRow[]) => {
        signed.claims.push(rows);
        return "0x51";
      },
      signRefund: async (_address: string, { amount }: { readonly amount: bigint }) => {
        signed.refunds.push(amount);
        return "0x52";
      },
    },
    observe: { planned: () => undefined, ended: () => undefined, changed: () => undefined, fault: () => undefined },
  } as unknown as ClaimDeps;
  await planShopActions(deps, block);
  return { plans, signed, ended };
}

const claim = (changes: Partial<ShopClaim> & { readonly total?: bigint } = {}): ShopClaim => ({
  ...{ authorizer: ours, signature: null },
  rows: [{ config, channelId, signedMax: 900n, signature: "0x11", totalClaimed: changes.total ?? 400n }],
  ...changes,
});
const refund = (changes: Partial<ShopRefund> = {}): ShopAction => ({
  kind: "refund",
  refund: { ...{ config, channelId, amount: 5_000n, nonce: 3n, signature: null, claim: null }, ...changes },
});
const claiming = (changes?: Parameters<typeof claim>[0]): ShopAction => ({ kind: "claim", claim: claim(changes) });

/** Nothing is signed, written or ended. */
const waits = { plans: [], signed: { claims: [], refunds: [] }, ended: [] };
const ends = (code: string) => ({ ...waits, ended: [`clm_1 ${code}`] });

describe("a claim that a stock server asks for", () => {
  it("is signed for what is new, and written", async () => {
    const { plans, signed, ended } = await round(claiming());
    expect(signed.claims.map(([row]) => [row?.channelId, row?.amount])).toEqual([[channelId, 300n]]);
    expect(plans).toMatchObject([{ kind: "claim", cause: "shop", amount: 300n, calldata: "0xc151", channels: 1 }]);
    expect(ended).toEqual([]);
  });

  it("is never signed where its voucher does not cover it, or the contract refuses the row", async () => {
    expect(await round(claiming(), { unproven: true })).toEqual(ends("claim_refused"));
    expect(await round(claiming(), { failing: true })).toEqual(ends("tx_failed"));
  });

  it("with the server's own signature is sent as it is, unless the contract refuses it", async () => {
    const own = claiming({ signature: "0x99" });
    expect(await round(own, { isOurs: false })).toMatchObject({
      plans: [{ calldata: "0xc199" }],
      signed: { claims: [] },
    });
    expect(await round(own, { failure: "InvalidSignature" })).toEqual(ends("tx_failed"));
  });

  it("of what is claimed already does nothing, and ends", async () => {
    expect(await round(claiming({ total: 100n }))).toEqual(ends("nothing_to_claim"));
  });

  it.each([
    ["the deposit is not deep enough", { state: { balance: 399n } }],
    ["another action of the channel is under way", { stored: { actionId: "clm_0" } }],
    ["no signer of ours has the authorizer's key", { isOurs: false }],
    ["the chain cannot be read", { readFails: true }],
  ] as const)("waits while %s", async (_name, facts) => {
    expect(await round(claiming(), facts as Facts)).toEqual(waits);
  });

  it("has failed after ten minutes without a transaction, and not before", async () => {
    const away = { isOurs: false } as const;
    expect(await round(claiming(), { ...away, ageMs: 600_000 })).toEqual(waits);
    expect(await round(claiming(), { ...away, ageMs: 600_001 })).toEqual(ends("not_possible"));
  });
});

describe("a refund that a stock server asks for", () => {
  it("gives back what is unused at most", async () => {
    const { plans, signed } = await round(refund());
    expect(signed.refunds).toEqual([900n]);
    expect(plans).toMatchObject([{ kind: "refund", amount: 900n, calldata: "0xfd52", rows: [] }]);
  });

  it("claims first what it carries, in the same transaction, and leaves that to the merchant", async () => {
    const { plans, signed } = await round(refund({ claim: claim() }));
    expect(signed.refunds).toEqual([600n]);
    expect(plans).toMatchObject([{ amount: 600n, calldata: "0xc151 0xfd52", rows: [{ amount: 300n }] }]);
  });

  it("is not signed where the claim that it carries is refused", async () => {
    expect(await round(refund({ claim: claim() }), { unproven: true })).toEqual(ends("claim_refused"));
  });

  it("waits for the block of its nonce, and ends where that is used", async () => {
    expect(await round(refund(), { state: { refundNonce: 2n } })).toEqual(waits);
    expect(await round(refund(), { state: { refundNonce: 4n } })).toEqual(ends("stale_nonce"));
  });

  it("of nothing, or of a channel that the contract does not have, ends", async () => {
    expect(await round(refund(), { state: { balance: 100n } })).toEqual(ends("nothing_to_refund"));
    expect(await round(refund(), { state: null })).toEqual(ends("not_possible"));
  });

  it("with the server's own signature stands as it is signed", async () => {
    const own = await round(refund({ signature: "0x99" }), { isOurs: false });
    expect(own).toMatchObject({ plans: [{ calldata: "0xfd99", amount: 900n }], signed: { refunds: [] } });
  });
});

describe("a payout that a stock server asks for", () => {
  const payout: ShopAction = {
    kind: "payout",
    payout: { receiver: config.receiver, token: sandbox.tokens.IDRX ?? freshAddress() },
  };

  it("is written, or ends where the token refuses it", async () => {
    expect((await round(payout)).plans).toMatchObject([{ kind: "payout", channels: 2, calldata: "0xaa" }]);
    expect(await round(payout, { failure: "paused" })).toEqual(ends("token_refused"));
  });

  it("that could not be written is tried again", async () => {
    expect((await round(payout, { isPlanned: false })).ended).toEqual([]);
  });
});

describe("the requests of a round", () => {
  const request = (id: string, channels: readonly StoredChannel[]) => ({
    ...{ id, merchantId: "mer_one", tokenSymbol: "IDRX", createdAtMs: 1_000_000, channels, unpaidChannels: 0 },
    action: { kind: "claim", claim: { ...claim(), rows: channels.map((each) => rowOfClaim(each)) } },
  });
  const rowOfClaim = ({ id, config }: StoredChannel) => ({
    ...{ config, channelId: id, signedMax: 900n, signature: "0x11", totalClaimed: 400n },
  });
  const manyChannels = (count: number) =>
    Array.from({ length: count }, () => aChannel("mer_one", { managedBy: "shop" }));

  /** What a round read of the contract, what it stored of that, and the requests that it wrote. */
  async function roundOf(requests: readonly object[], isUnread: (ids: readonly string[]) => boolean = () => false) {
    const [reads, noted, planned]: [string[][], number[], string[]] = [[], [], []];
    const deps = {
      ...{ owner: "one", clock: { now: () => 1_000_000 } },
      contract: {
        chain: sandbox,
        statesAt: async (_block: number, { channels }: { readonly channels: readonly string[] }) => {
          reads.push([...channels]);
          if (isUnread(channels)) throw new Error("no node answers");
          return { block, channels: channels.map((id) => ({ ...onChain, id })), receivers: [] };
        },
        failingOf: async () => new Map(),
        failureOf: async () => null,
        claimCall: () => "0xc1",
      },
      actions: {
        shopRequests: async () => requests,
        note: async (_chainId: number, { channels }: { readonly channels: readonly unknown[] }) => {
          noted.push(channels.length);
          return [];
        },
        plan: async ({ id }: NewAction) => planned.push(id) > 0,
      },
      authorizer: { addresses: () => [ours], unprovenOf: () => [], signClaim: async () => "0x51" },
      observe: { planned: () => undefined, changed: () => undefined, fault: () => undefined },
    } as unknown as ClaimDeps;
    await planShopActions(deps, block);
    return { reads, noted, planned };
  }

  it("share one read of the contract, which has each channel once", async () => {
    const [one, two, three] = manyChannels(3) as [StoredChannel, StoredChannel, StoredChannel];
    const found = await roundOf([
      request("clm_1", [one, two]),
      request("clm_2", [two, three]),
      request("clm_3", [one]),
    ]);
    expect(found).toEqual({
      ...{ reads: [[one.id, two.id, three.id]], noted: [3], planned: ["clm_1", "clm_2", "clm_3"] },
    });
  });

  it("are read in groups that one read can have, and a group that cannot be read holds no other back", async () => {
    const channels = manyChannels(450);
    const requests = [0, 1, 2].map((group) => request(`clm_${group}`, channels.slice(group * 150, group * 150 + 150)));
    const found = await roundOf(requests, (ids) => ids[0] === channels[150]?.id);
    expect(found.reads.map(({ length }) => length)).toEqual([150, 150, 150]);
    expect(found).toMatchObject({ noted: [150, 150], planned: ["clm_0", "clm_2"] });
    const huge = await roundOf(
      [request("clm_1", channels.slice(0, 1)), request("clm_2", channels)],
      (ids) => ids.length > 200,
    );
    expect(huge.planned).toEqual(["clm_1"]);
  });
});
