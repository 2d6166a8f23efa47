import { sandbox } from "@lunas/catalog/chains/sandbox";
import { aChannel } from "@lunas/testkit/contracts/channel-fixture";
import type { ChannelId, StoredChannel } from "../channel";
import { type ClaimDeps, planClaims } from "./plan-claims";
import type { AuthorizedRow, NewAction } from "./ports";

const authorizer = "0x00000000000000000000000000000000000000A1";
const block = { number: 50, hash: `0x${"aa".repeat(32)}`, timestampSeconds: 1_800_000_000 } as const;

function charged(changes: Partial<StoredChannel> = {}): StoredChannel {
  const channel = aChannel("mer_one", { charged: 60n, signedMax: 60n, voucherSignature: "0x11", ...changes });
  return { ...channel, config: { ...channel.config, receiverAuthorizer: authorizer } };
}

interface Facts {
  readonly failing?: readonly ChannelId[];
  readonly unproven?: readonly ChannelId[];
  /** What the contract has as claimed, by channel. */
  readonly claimed?: ReadonlyMap<ChannelId, bigint>;
  readonly isPlanned?: boolean;
}

/** A round about these channels, whose claims the merchant asked for. */
function planning(channels: readonly StoredChannel[], facts: Facts = {}) {
  const [plans, observed, signed]: [NewAction[], string[], (readonly AuthorizedRow[])[]] = [[], [], []];
  let stored = channels;
  let nowMs = 1_000_000;
  const deps = {
    ...{ owner: "one", clock: { now: () => nowMs }, leftOut: new Map() },
    contract: {
      chain: sandbox,
      claimCall: () => "0xc0de",
      failingOf: async () => new Map((facts.failing ?? []).map((id) => [id, "InvalidSignature"])),
      statesAt: async () => ({ block, channels: [], receivers: [] }),
    },
    actions: {
      gasPriceWei: async () => 1n,
      takeTurn: async () => ({ head: null, isCompareDue: false }),
      claimCandidates: async () => stored.map((channel) => ({ channel, fromAmount: 1n, isRequested: true })),
      note: async () => {
        stored = stored.map((each) => {
          const claimed = facts.claimed?.get(each.id) ?? each.onChain.claimed;
          return { ...each, onChain: { ...each.onChain, claimed } };
        });
        return [];
      },
      plan: async (action: NewAction) => {
        plans.push(action);
        return facts.isPlanned ?? true;
      },
    },
    authorizer: {
      addresses: () => [authorizer],
      unprovenOf: () => facts.unproven ?? [],
      signClaim: async (_address: string, rows: readonly AuthorizedRow[]) => {
        signed.push(rows);
        return "0x51";
      },
    },
    observe: {
      changed: () => undefined,
      differed: () => undefined,
      planned: ({ id }: NewAction) => observed.push(`planned ${id}`),
      leftOut: (id: string, reason: string) => observed.push(`left out ${id}: ${reason}`),
      late: (id: string) => observed.push(`late ${id}`),
      fault: (during: string) => observed.push(`fault ${during}`),
    },
  } as unknown as ClaimDeps;
  const pass = (ms: number) => {
    nowMs += ms;
  };
  return { deps, plans, observed, signed, pass };
}

const rowsOf = (action: NewAction | undefined) => action?.rows.map(({ channelId }) => channelId);

it("leaves rows that revert, or that no voucher covers, out alone, with an alarm for each", async () => {
  const [good, reverting, forged] = [charged(), charged(), charged()];
  const { deps, plans, observed, signed } = planning([good, reverting, forged], {
    failing: [reverting.id],
    unproven: [forged.id],
  });
  await planClaims(deps, block);
  expect(plans).toHaveLength(1);
  expect(rowsOf(plans[0])).toEqual([good.id]);
  expect(signed.map((rows) => rows.length)).toEqual([1]);
  expect(observed).toEqual([
    `left out ${forged.id}: its voucher does not cover it`,
    `left out ${reverting.id}: InvalidSignature`,
    `planned ${plans[0]?.id}`,
  ]);
});

it("tries such a row again after a minute, and not before", async () => {
  const channel = charged();
  const { deps, observed, pass } = planning([channel], { failing: [channel.id] });
  await planClaims(deps, block);
  pass(59_999);
  await planClaims(deps, block);
  expect(observed).toHaveLength(1);
  pass(1);
  await planClaims(deps, block);
  expect(observed).toHaveLength(2);
});

it("reads the contract first: what another account has claimed is in no claim", async () => {
  const [own, other] = [charged(), charged()];
  const { deps, plans } = planning([own, other], { claimed: new Map([[other.id, 60n]]) });
  await planClaims(deps, block);
  expect(rowsOf(plans[0])).toEqual([own.id]);
  const none = planning([own], { claimed: new Map([[own.id, 60n]]) });
  await planClaims(none.deps, block);
  expect(none.plans).toEqual([]);
});

it("puts a channel that is in an action into no other, and says nothing of a plan that was not written", async () => {
  const busy = planning([charged({ actionId: "clm_other" })]);
  await planClaims(busy.deps, block);
  expect(busy.plans).toEqual([]);
  const changed = planning([charged()], { isPlanned: false });
  await planClaims(changed.deps, block);
  expect([changed.plans.length, changed.observed]).toEqual([1, []]);
});

it("claims withdrawals apart and urgently, and says which of them are late", async () => {
  const calm = charged();
  const requestedAt = block.timestampSeconds - 86_000;
  const leaving = charged({ onChain: { ...calm.onChain, withdrawRequestedAt: requestedAt } });
  const { deps, plans, observed } = planning([calm, leaving]);
  await planClaims(deps, block);
  expect(plans.map(({ isUrgent, cause }) => [isUrgent, cause])).toEqual([
    [true, "withdrawal"],
    [false, "merchant"],
  ]);
  expect(rowsOf(plans[0])).toEqual([leaving.id]);
  expect(observed[0]).toBe(`late ${leaving.id}`);
});
