import type { Network } from "@lunas/catalog/chain";
import type { KeyView, MerchantFiles } from "@lunas/domain/operations/merchant-file";
import type { MerchantView, OperatorViews } from "@lunas/domain/operations/operator-views";
import { printable } from "@lunas/domain/shared/printable";
import { describeMerchant } from "./describe-merchant";
import { listRefills } from "./list-refills";
import type { QueryCommand } from "./parse-queries";
import type { Result } from "./result";
import { table } from "./table";
import { timeText } from "./time-text";

const mostListed = 200;
const longestName = 60;

export interface QueryDeps {
  readonly files: MerchantFiles;
  readonly views: Pick<OperatorViews, "merchants" | "refills" | "refilledToday">;
  /** What the settlers' treasury may send in a UTC day; undefined: this command does not know it. */
  readonly dailyWei: Readonly<Record<Network, bigint | undefined>>;
}

/** Looks at merchants, keys and refills. Changes nothing. */
export async function runQuery(deps: QueryDeps, command: QueryCommand): Promise<Result> {
  switch (command.kind) {
    case "merchants_list":
      return listMerchants(await deps.views.merchants(command.search, mostListed));
    case "merchants_show":
      return await show(deps, command.merchant);
    case "keys_list":
      return await listKeys(deps, command.merchant);
    case "refills":
      return await listRefills(deps, command.count);
  }
}

type Reference = Extract<QueryCommand, { merchant: unknown }>["merchant"];

function listMerchants(merchants: readonly MerchantView[]): Result {
  if (merchants.length === 0) return { text: "no merchant is found", isGood: true, data: merchants };
  const rows = merchants.map((each) => [
    ...[each.id, printable(each.name, longestName), each.walletAddress, timeText(each.registeredAtMs)],
    stateOf(each),
  ]);
  const more =
    merchants.length === mostListed ? `\nthe newest ${mostListed}; there may be more: search for others` : "";
  return {
    text: table(["merchant", "name", "wallet", "registered", "state"], rows) + more,
    isGood: true,
    data: merchants,
  };
}

function stateOf({ approvedAtMs, suspendedAtMs, webhookDisabledAtMs, webhookFailingSinceMs }: MerchantView): string {
  const states = [
    approvedAtMs === null ? "not approved" : "approved",
    ...(suspendedAtMs === null ? [] : ["suspended"]),
    ...(webhookDisabledAtMs === null ? [] : ["webhook disabled"]),
    ...(webhookDisabledAtMs === null && webhookFailingSinceMs !== null ? ["webhook fails"] : []),
  ];
  return states.join(", ");
}

async function show({ files }: QueryDeps, reference: Reference): Promise<Result> {
  const file = await files.find(reference);
  return file === null ? unknown(reference) : { text: describeMerchant(file), isGood: true, data: file };
}

async function listKeys({ files }: QueryDeps, reference: Reference): Promise<Result> {
  const file = await files.find(reference);
  if (file === null) return unknown(reference);
  const keys = await files.keys(file.id, mostListed);
  if (keys.length === 0) return { text: `${file.id} has no key`, isGood: true, data: keys };
  const heads = ["prefix", "mode", "label", "created", "last used", "expires", "revoked"];
  const more = keys.length === mostListed ? `\nthe newest ${mostListed}; there may be more` : "";
  return { text: table(heads, keys.map(keyRow)) + more, isGood: true, data: keys };
}

function keyRow({ prefix, environment, type, label, ...times }: KeyView): readonly string[] {
  const { createdAtMs, lastUsedAtMs, expiresAtMs, revokedAtMs } = times;
  return [
    ...[prefix, `${environment} ${type}`, printable(label, longestName), timeText(createdAtMs)],
    ...[lastUsedAtMs, expiresAtMs, revokedAtMs].map((ms) => (ms === null ? "never" : timeText(ms))),
  ];
}

function unknown(reference: Reference): Result {
  return { text: `there is no merchant ${reference}`, isGood: false };
}
