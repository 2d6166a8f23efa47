import type { HoldPage, HoldStore } from "@lunas/domain/hold/ports";
import { holdRecord } from "@lunas/domain/hold/record";
import { holdNotFound } from "@lunas/domain/hold/refusals";
import { releaseHold as release } from "@lunas/domain/hold/release-hold";
import type { PageRequest } from "@lunas/domain/payment/books";
import { type HoldId, paymentIdOf } from "@lunas/domain/shared/id";
import { isRefusal } from "@lunas/domain/shared/refusal";
import type { HoldList } from "@lunas/protocol/api/hold-record";
import { getHold, listHolds as list, releaseHold as releaseOperation } from "@lunas/protocol/api/holds";
import { route } from "../../http/route";
import { timesOf } from "../../translate/payment-filter";

interface HoldReadDeps {
  readonly holds: Pick<HoldStore, "find" | "list" | "release">;
}

export const lookUpHold = ({ holds }: HoldReadDeps) =>
  route(getHold, async ({ params, caller: { merchant, environment } }) => {
    const hold = await holds.find({ merchantId: merchant.id, environment }, paymentIdOf(params.id as HoldId));
    return hold === null ? holdNotFound() : { status: 200, body: holdRecord(hold) };
  });

/** The holds of the caller's merchant and environment, newest first. */
export const listHolds = ({ holds }: HoldReadDeps) =>
  route(list, async ({ query: { page, limit, status = null, since, until }, caller: { merchant, environment } }) => {
    const filter = { status, ...timesOf({ since, until }) };
    const found = await holds.list({ merchantId: merchant.id, environment }, filter, { page, limit });
    return { status: 200, body: listed({ page, limit }, found) };
  });

export const releaseHold = (deps: HoldReadDeps) =>
  route(releaseOperation, async ({ params, caller: { merchant, environment }, context }) => {
    const hold = await release(deps, { merchantId: merchant.id, environment }, params.id as HoldId);
    if (isRefusal(hold)) return hold;
    context.paymentId = hold.id;
    return { status: 200, body: holdRecord(hold) };
  });

function listed({ page, limit }: PageRequest, { holds, total }: HoldPage): HoldList {
  return {
    holds: holds.map(holdRecord),
    pagination: { page, limit, total, totalPages: Math.ceil(total / limit) },
  };
}
