import { baseUnitsOf, priceProblem } from "@lunas/protocol/money/rupiah";
import type { ChannelRecord, ChannelSettlement, ChargeRecord, PayoutRecord } from "@lunas/protocol/wire/channels";
import { checkNames, refuseAmount } from "@lunas/protocol/wire/check-names";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { type Connection, callApi } from "../call-api";
import type { ListPage, PageFilter } from "../page-filter";
import { type VerifiedVoucher, type VoucherInput, verifyVoucher, voidCharge } from "./channel-requests";

export interface ChannelFilter extends PageFilter {
  readonly status?: ChannelRecord["status"] | undefined;
  readonly payer?: string | undefined;
  readonly network?: string | undefined;
}

export interface ChannelPage extends ListPage {
  readonly channels: readonly ChannelRecord[];
}

/** The end of a refund: the channel as it is now. */
export interface ChannelRefund {
  readonly channel: ChannelRecord;
  readonly settlement: ChannelSettlement;
}

/**
 * Each method throws `LunasError`. `list` and `show` need the scope `payments:read`, `refund` needs `refunds:write`, the others
 * `payments:settle`.
 */
export interface ChannelsApi {
  /** Newest first. */
  list(filter?: ChannelFilter): Promise<ChannelPage>;
  show(channelId: string): Promise<ChannelRecord>;
  /** Gives the payer back what is unused, whole rupiah or all of it; the charges are claimed first. */
  refund(channelId: string, part?: { readonly rupiah?: string }): Promise<ChannelRefund>;
  /** Claims all that is charged and not claimed. Resolves at once to how many channels will be claimed. */
  claim(): Promise<{ readonly channels: number }>;
  /** Checks a voucher before its price is known, and keeps its channel for 30 seconds. The adapters call it for you. */
  verify(input: VoucherInput): Promise<VerifiedVoucher>;
}

export interface ChargeFilter {
  /** Only what follows this charge. */
  readonly after?: string | undefined;
  readonly limit?: number | undefined;
  readonly channel?: string | undefined;
  readonly since?: string | undefined;
}

export interface ChargePage {
  readonly charges: readonly ChargeRecord[];
  readonly hasMore: boolean;
  /** For `after` of the next request; null while there is none. */
  readonly cursor: string | null;
}

export interface ChargesApi {
  /** Oldest first, in order and without gaps. */
  list(filter?: ChargeFilter): Promise<ChargePage>;
  /** Takes a charge back that you could not serve: within 24 hours, while no claim covers it. */
  void(chargeId: string): Promise<ChargeRecord>;
  /** Every charge after a place, then new ones as they come, until the signal aborts. Keep the id of the last one that you handled. */
  follow(from?: FollowOptions): AsyncGenerator<ChargeRecord, void, void>;
}

export interface FollowOptions extends Pick<ChargeFilter, "after" | "channel"> {
  readonly signal?: AbortSignal | undefined;
  /** Between two requests while there are no new charges, in milliseconds. Default 2000. */
  readonly everyMs?: number | undefined;
}

export interface PayoutPage extends ListPage {
  readonly payouts: readonly PayoutRecord[];
  /** In base units: charged and not claimed, and claimed and not paid out. */
  readonly waiting?: { readonly unclaimed: string; readonly unpaid: string };
}

export interface PayoutsApi {
  /** Newest first. */
  list(page?: { readonly page?: number; readonly limit?: number }): Promise<PayoutPage>;
  /** Claims what is charged and pays out what is claimed, now. Resolves at once; a webhook reports its end. */
  create(): Promise<PayoutRecord>;
}

export function channelsApi(connection: Connection): ChannelsApi {
  return {
    list: async (filter = {}) => {
      checkNames("channels.list", filter, ["page", "limit", "status", "payer", "network"]);
      return (await callApi<ChannelPage>(connection, { path: `/channels?${queryOf(filter)}` })).body;
    },
    show: async (channelId) => (await callApi<ChannelRecord>(connection, { path: pathOf(channelId) })).body,
    refund: async (channelId, part = {}) => {
      refuseAmount("channels.refund", part, "rupiah");
      checkNames("channels.refund", part, ["rupiah"]);
      const body = part.rupiah === undefined ? {} : { amount: unitsOf(part.rupiah) };
      const call = { method: "POST", path: `${pathOf(channelId)}/refund`, body } as const;
      return (await callApi<ChannelRefund>(connection, call)).body;
    },
    claim: async () =>
      (await callApi<{ readonly channels: number }>(connection, { method: "POST", path: "/channels/claim" })).body,
    verify: (input) => verifyVoucher(connection, input),
  };
}

const pathOf = (channelId: string) => `/channels/${encodeURIComponent(channelId)}` as const;

export interface ChargesDeps {
  readonly connection: Connection;
  readonly sleep: (ms: number) => Promise<unknown>;
}

const EVERY_MS = 2_000;
const MOST_A_PAGE = 100;

export function chargesApi({ connection, sleep }: ChargesDeps): ChargesApi {
  const list: ChargesApi["list"] = async (filter = {}) => {
    checkNames("charges.list", filter, ["after", "limit", "channel", "since"]);
    return (await callApi<ChargePage>(connection, { path: `/charges?${queryOf(filter)}` })).body;
  };
  return {
    list,
    void: (chargeId) => voidCharge(connection, chargeId),
    async *follow(from = {}) {
      checkNames("charges.follow", from, ["after", "channel", "signal", "everyMs"]);
      const { channel, signal, everyMs = EVERY_MS } = from;
      let { after } = from;
      const isOver = () => signal?.aborted === true;
      while (!isOver()) {
        const page = await list({ after, channel, limit: MOST_A_PAGE });
        for (const charge of page.charges) {
          yield charge;
          if (isOver()) return;
        }
        after = page.cursor ?? page.charges.at(-1)?.chargeId ?? after;
        if (!page.hasMore) await sleep(everyMs);
      }
    },
  };
}

export function payoutsApi(connection: Connection): PayoutsApi {
  return {
    list: async (page = {}) => {
      checkNames("payouts.list", page, ["page", "limit"]);
      return (await callApi<PayoutPage>(connection, { path: `/payouts?${queryOf(page)}` })).body;
    },
    create: async () => (await callApi<PayoutRecord>(connection, { method: "POST", path: "/payouts" })).body,
  };
}

function queryOf(filter: object): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value !== undefined) query.set(name, String(value));
  return query;
}

/** Base units. Throws `invalid_option`. */
function unitsOf(rupiah: unknown): string {
  const amount = baseUnitsOf(rupiah);
  if (amount !== undefined && amount !== "0") return amount;
  const problem = amount === "0" ? "must be more than nothing" : priceProblem(rupiah);
  throw new LunasError(`channels.refund: rupiah ${problem}.`, { code: "invalid_option" });
}
