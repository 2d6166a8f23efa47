import type { MerchantSuspension } from "@lunas/domain/merchant/ports";
import type { OperationsStore, PauseScope } from "@lunas/domain/payment/pause";
import type { MerchantId } from "@lunas/domain/shared/id";
import { inEther } from "./in-ether";
import { networkOf } from "./network-of";
import type { Command } from "./parse-command";
import type { Result } from "./result";
import { table } from "./table";

export type StoredCommand = Exclude<
  Command,
  {
    kind:
      | "ledger"
      | "support_bundle"
      | "wrong"
      | "audit"
      | "refills"
      | `${"audit" | "chains" | "channels" | "keys" | "lanes" | "merchants" | "payments" | "secrets"}_${string}`;
  }
>;

export interface CommandStores {
  readonly operations: OperationsStore;
  readonly merchants: MerchantSuspension;
}

/** Runs commands that need only the database. */
export async function runCommand({ operations, merchants }: CommandStores, command: StoredCommand): Promise<Result> {
  switch (command.kind) {
    case "pause": {
      const { scope, subject, shown, reason } = command;
      if (scope === "merchant" && !(await operations.hasMerchant(subject as MerchantId)))
        return bad(`there is no merchant ${shown}`);
      const isNew = await operations.pause({ scope, subject, reason });
      return good(isNew ? `${scope} ${shown} takes no new payments` : `${scope} ${shown} was paused already`);
    }
    case "resume": {
      const { scope, subject, shown } = command;
      const was = await operations.resume(scope, subject);
      return good(was ? `${scope} ${shown} takes payments again` : `${scope} ${shown} was not paused`);
    }
    case "pauses":
      return listPauses(operations);
    case "suspend":
    case "restore":
      return setSuspended(merchants, command);
    case "gas":
      return listGas(operations, command.days);
  }
}

async function setSuspended(
  merchants: MerchantSuspension,
  { kind, merchantId }: Extract<StoredCommand, { kind: "suspend" | "restore" }>,
): Promise<Result> {
  if (!(await merchants[kind](merchantId))) return bad(`there is no merchant ${merchantId}`);
  return good(`${merchantId} is ${kind === "suspend" ? "suspended" : "restored"}`);
}

async function listPauses(operations: OperationsStore): Promise<Result> {
  const pauses = await operations.pauses();
  const data = pauses.map(({ scope, subject, reason, sinceMs }) => {
    return { scope, subject: nameOf(scope, subject), reason, since: new Date(sinceMs).toISOString() };
  });
  if (pauses.length === 0) return { ...good("nothing is paused"), data };
  const rows = data.map(({ scope, subject, since, reason }) => [scope, subject, since, reason]);
  return { ...good(table(["what", "which", "since", "why"], rows)), data };
}

async function listGas(operations: OperationsStore, days: number): Promise<Result> {
  const spent = await operations.gasByDay(days);
  const data = spent.map(({ chainId, ...rest }) => ({ ...rest, network: networkOf(chainId) }));
  if (spent.length === 0) return { ...good(`no settlement has cost anything in ${days} days`), data };
  const rows = spent.map(({ day, chainId, merchantId, merchantName, wei }) => [
    day,
    networkOf(chainId),
    merchantId,
    merchantName,
    inEther(wei),
  ]);
  return { ...good(table(["day (UTC)", "network", "merchant", "name", "ether"], rows)), data };
}

function nameOf(scope: PauseScope, subject: string): string {
  return scope === "chain" ? networkOf(Number(subject)) : subject;
}

function good(text: string): Result {
  return { text, isGood: true };
}

function bad(text: string): Result {
  return { text, isGood: false };
}
