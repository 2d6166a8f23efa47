import type { Chain } from "@lunas/catalog/chain";
import { type AuthorizerStore, reportAuthorizersEveryMs } from "@lunas/domain/channel/authorizers";
import type { ChannelId } from "@lunas/domain/channel/channel";
import type {
  ActionStore,
  ChannelAuthorizer,
  ChannelContract,
  ChannelObserver,
} from "@lunas/domain/channel/claims/ports";
import { planRound } from "@lunas/domain/channel/plan-round";
import { planShopActions } from "@lunas/domain/channel/shop/plan-shop-actions";
import { compareChannels } from "@lunas/domain/channel/watch/compare-channels";
import { turnMs } from "@lunas/domain/channel/watch/note-states";
import { newLogRange } from "@lunas/domain/channel/watch/read-logs";
import type { SettlementEngine } from "@lunas/domain/settlement/engine";
import type { Clock } from "@lunas/domain/shared/clock";
import type { Authorizers } from "../keys/open-authorizers";

export interface ChannelRoundDeps {
  readonly chain: Chain;
  readonly settlerId: string;
  /** The contract for one round, whose reads have one endpoint. Throws `Unavailable("chain")` while endpoints show different chains. */
  readonly openContract: () => ChannelContract;
  readonly actions: ActionStore;
  readonly authorizers: Authorizers;
  readonly authorizer: ChannelAuthorizer;
  readonly reports: Pick<AuthorizerStore, "report">;
  readonly engine: Pick<SettlementEngine, "sendActions" | "canSettle">;
  readonly observe: ChannelObserver;
  /** The machine's time of day: payouts have an hour. */
  readonly clock: Clock;
}

/**
 * A round about the channels of a chain: what anybody did to them is read first, then refunds, claims and payouts are planned, each
 * written before it is sent. Planned actions are sent by every settler that has a lane.
 */
export function channelRounds(deps: ChannelRoundDeps): () => Promise<void> {
  const { chain, settlerId, actions, authorizer, engine, observe, clock } = deps;
  const lasting = { leftOut: new Map<ChannelId, number>(), logRange: newLogRange() };
  const report = reporter(deps);
  const plan = async () => {
    const claims = { ...lasting, owner: settlerId, contract: deps.openContract(), actions, authorizer, observe, clock };
    const turn = await actions.takeTurn({ chainId: chain.chainId, owner: settlerId, leaseMs: turnMs });
    if (turn === null) return;
    const block = await planRound(claims, turn);
    if (block === null) return;
    // What stock servers ask for never delays the claim of a channel whose payer withdraws.
    await planShopActions(claims, block);
    // Last: with many channels it takes minutes.
    if (turn.isCompareDue) await compareChannels(claims, block);
  };
  return async () => {
    await report();
    // A fault of the plan must not hold back what is planned already.
    await plan().catch((error: unknown) => observe.fault("channels", error));
    if (!engine.canSettle()) return;
    const planned = await actions.planned(chain.chainId);
    if (planned.length > 0) engine.sendActions(planned);
  };
}

/** Tells the gateways whom new channels name, and who else signs here. */
function reporter({ chain, authorizers, reports, clock }: ChannelRoundDeps): () => Promise<void> {
  let reportedAtMs = Number.NEGATIVE_INFINITY;
  let reported = "";
  return async () => {
    const current = authorizers.current();
    const { local, remote } = authorizers;
    const known = [...local.map(({ address }) => address), ...remote.flatMap((signer) => signer.address() ?? [])];
    const now = known.join();
    if (now === reported && clock.now() - reportedAtMs < reportAuthorizersEveryMs) return;
    await reports.report(known.map((address) => ({ chainId: chain.chainId, address, isCurrent: address === current })));
    reported = now;
    reportedAtMs = clock.now();
  };
}
