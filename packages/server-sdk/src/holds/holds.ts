import { baseUnitsOf, priceProblem } from "@lunas/protocol/money/rupiah";
import type { HoldRecord } from "@lunas/protocol/wire/api";
import { checkNames, refuseAmount } from "@lunas/protocol/wire/check-names";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { type Connection, callApi } from "../call-api";
import type { ListPage, PeriodFilter } from "../page-filter";
import type { Facilitated, FacilitateOptions } from "../payments/facilitate";
import type { HoldGate, UpToInput } from "./hold-gate";
import { captureHold, createHold, type HoldInput, holdPath, releaseHold } from "./requests";

export interface HoldFilter extends PeriodFilter {
  readonly status?: HoldRecord["status"] | undefined;
}

export interface HoldPage extends ListPage {
  readonly holds: readonly HoldRecord[];
}

/** What was used. */
export interface CaptureOrder {
  /** Whole rupiah: `"1250"`; with sen `"25.50"`. At most the hold's maximum. */
  readonly rupiah: string;
}

/** Each method throws `LunasError`. The first three and `processGate` need the scope `payments:settle`, the others `payments:read`. */
export interface HoldsApi {
  /** Checks a payer's signed maximum and keeps it. Moves no money. */
  create(input: HoldInput, options?: FacilitateOptions): Promise<HoldRecord>;
  /**
   * Charges what was used, once. After `settlement_pending` or `connection_lost` call it again with the same amount,
   * never another: it joins the same payment.
   */
  capture(holdId: string, order: CaptureOrder): Promise<Facilitated>;
  /** Ends the hold without a charge. */
  release(holdId: string): Promise<HoldRecord>;
  show(holdId: string): Promise<HoldRecord>;
  /** Newest first. */
  list(filter?: HoldFilter): Promise<HoldPage>;
  /** Handles one request whose price is known when the work is done. The adapters call it for you. */
  processGate(input: UpToInput): Promise<HoldGate>;
}

export interface HoldsDeps {
  readonly connection: Connection;
  readonly processGate: HoldsApi["processGate"];
}

const filterNames = ["page", "limit", "status", "since", "until"] as const;

export function holdsApi({ connection, processGate }: HoldsDeps): HoldsApi {
  return {
    create: (input, options) => createHold(connection, input, options),
    capture: (holdId, order) => {
      refuseAmount("holds.capture", order, "rupiah");
      checkNames("holds.capture", order, ["rupiah"]);
      return captureHold(connection, holdId, unitsOf(order.rupiah));
    },
    release: (holdId) => releaseHold(connection, holdId),
    show: async (holdId) => (await callApi<HoldRecord>(connection, { path: holdPath(holdId) })).body,
    list: async (filter = {}) => {
      checkNames("holds.list", filter, filterNames);
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(filter)) if (value !== undefined) query.set(name, String(value));
      return (await callApi<HoldPage>(connection, { path: `/holds?${query}` })).body;
    },
    processGate,
  };
}

/** Base units. Throws `invalid_option`. */
function unitsOf(rupiah: unknown): string {
  const amount = baseUnitsOf(rupiah);
  if (amount !== undefined && amount !== "0") return amount;
  const problem = amount === "0" ? "must be more than nothing: release the hold instead" : priceProblem(rupiah);
  throw new LunasError(`holds.capture: rupiah ${problem}.`, { code: "invalid_option" });
}
