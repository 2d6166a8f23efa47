import { until } from "@lunas/testkit/time/until";
import type { ProxyAction } from "../../harness/rpc-proxy";
import type { Fault, Fixture } from "../fault";
import {
  breakFirst,
  type EndpointPair,
  giveTwoEndpoints,
  roundTripMs,
  takeTwoEndpoints,
  untilSecondIsUsed,
} from "../two-endpoints";

/** Within this the other endpoint is used, where the machine answers at once. */
const usedWithinMs = 3_000;
/** So many questions follow one another until then: for the head, of all endpoints, for the head again, and those of its work. */
const questionsUntilUsed = 8;
/** Blocks come every second: what is paid while the endpoint is broken is confirmed long before this. */
const confirmedWithinMs = 20_000;

interface Form {
  readonly title: string;
  readonly action: (fixture: Fixture) => Promise<ProxyAction>;
  /** Calls of the settlers, and of the gateway, to the other endpoint; null: it may use only the first. */
  readonly settlersAsk: string;
  readonly gatewayAsks: string | null;
  /** It has asked not to be asked again for a while. */
  readonly isLeftAlone?: boolean;
}

/** The first of two endpoints goes bad under load: payments are taken, sent and confirmed while it lasts. */
function badEndpoint({ title, action, settlersAsk, gatewayAsks, isLeftAlone = false }: Form): Fault {
  let pairs: readonly EndpointPair[] = [];
  return {
    id: "F27",
    title: `of two endpoints the first ${title}`,
    at: "sent",
    isLong: true,
    setUp: async (fixture) => {
      pairs = await giveTwoEndpoints(fixture);
    },
    strike: async (fixture) => {
      const { company, size } = fixture;
      await company.untilStored(size);
      const broken = await action(fixture);
      // Each of them waits for a busy machine as one of ours does; on an idle one that is nothing.
      const timeoutMs = usedWithinMs + questionsUntilUsed * (await roundTripMs(pairs));
      breakFirst(pairs, broken);
      const wait = { timeoutMs, meanwhile: () => company.pay(2) };
      await Promise.all([
        untilSecondIsUsed(pairs.slice(0, 2), settlersAsk, wait),
        gatewayAsks === null ? undefined : untilSecondIsUsed(pairs.slice(2), gatewayAsks, wait),
      ]);
      await company.pay(size);
      await until(async () => (await company.count("confirmed")) === company.sent.length, {
        timeoutMs: confirmedWithinMs,
        what: "every payment to be confirmed while the endpoint is broken",
      });
      if (isLeftAlone) await untilBlocksWithoutAsking(fixture, pairs);
    },
    recover: (fixture) => takeTwoEndpoints(fixture, pairs),
  };
}

/** Longer than an endpoint is left alone that does not say for how long. */
const quietBlocks = 7;

async function untilBlocksWithoutAsking({ company }: Fixture, pairs: readonly EndpointPair[]): Promise<void> {
  const requested = () => pairs.map(({ first }) => first.troubled());
  const before = requested();
  const wanted = (await company.chainControl.height()) + quietBlocks;
  await until(async () => (await company.chainControl.height()) >= wanted, { timeoutMs: 20_000, what: "some blocks" });
  if (String(requested()) !== String(before))
    throw new Error(`it was asked all the same: ${before}, then ${requested()}`);
}

const reads = { settlersAsk: "eth_getTransactionCount", gatewayAsks: "eth_call" };
const sends = { settlersAsk: "eth_sendRawTransaction", gatewayAsks: null };

export const badEndpoints: readonly Fault[] = [
  badEndpoint({
    title: "is frozen at a height",
    action: async ({ company }) => ({ frozenAt: await company.chainControl.height() }),
    ...reads,
  }),
  badEndpoint({ title: 'says "txpool is full"', action: async () => ({ refuseSends: "txpool is full" }), ...sends }),
  badEndpoint({
    title: 'says "method not found"',
    action: async () => ({ refuseSends: "method not found" }),
    ...sends,
  }),
  badEndpoint({
    title: "answers 429 with Retry-After",
    action: async () => ({ status: 429, text: '{"error":"slow down"}', headers: { "retry-after": "60" } }),
    ...reads,
    isLeftAlone: true,
  }),
  badEndpoint({
    title: "shows another chain's head",
    action: async ({ scenario }) => ({ otherChain: scenario.rpcUrl("base") }),
    ...reads,
  }),
  badEndpoint({ title: "never answers", action: async () => "drop", ...reads }),
];
