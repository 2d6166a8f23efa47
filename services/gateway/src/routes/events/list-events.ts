import { chainOfNetwork } from "@lunas/catalog/chains";
import type { EventId } from "@lunas/domain/shared/id";
import { refuse } from "@lunas/domain/shared/refusal";
import { eventRecord } from "@lunas/domain/webhook/event-record";
import { type FollowDeps, followEvents } from "@lunas/domain/webhook/follow-events";
import { listEvents as operation } from "@lunas/protocol/api/events";
import { route } from "../../http/route";

export const listEvents = (deps: FollowDeps) =>
  route(operation, async ({ query: { after, limit, wait, network }, caller: { merchant, environment }, signal }) => {
    const chain = network === undefined ? {} : { chainId: chainOfNetwork(network).chainId };
    const page = await followEvents(deps, {
      scope: { merchantId: merchant.id, environment, ...chain },
      after: (after ?? null) as EventId | "latest" | null,
      limit,
      waitMs: wait * 1_000,
      until: [signal],
    });
    if (page === null)
      return refuse("not_found", "There is no such event; without `after` the oldest one comes first.");
    const { events, hasMore, cursor } = page;
    return { status: 200, body: { events: events.map(eventRecord), hasMore, cursor } };
  });
