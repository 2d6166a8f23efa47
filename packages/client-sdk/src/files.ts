import { homedir } from "node:os";
import { join } from "node:path";
import type { Spending, SpendingStore } from "./pay/budget";
import { channelsFile } from "./state/channels-file";
import { type LockedFile, lockedFile } from "./state/locked-file";
import { openPaymentsFile } from "./state/open-payments-file";
import { isRecord, listIn } from "./state/stored-list";

export interface SpendingFile extends SpendingStore {
  read: LockedFile<readonly Spending[]>["read"];
}

interface AgentPlace {
  readonly folder: string | undefined;
  readonly wallet: string;
  readonly section: string;
}

/** The payments that count against the budget, in a file that all processes of one owner share. */
export function spendingFile(path: string): SpendingFile {
  return lockedFile<readonly Spending[]>(path, {
    empty: [],
    encode: (spent) => ({ version: 1, spent: spent.map((each) => ({ ...each, amount: each.amount.toString() })) }),
    decode: (json) => listIn(json, "spent", spendingOf),
  });
}

/** The files of an agent, which keeps them by itself. Each wallet has its own budget in each environment. Default: `~/.lunas/agent`. */
export function openAgentFiles({ folder, wallet, section }: AgentPlace) {
  const place = folder ?? join(homedir(), ".lunas", "agent");
  const file = (name: string) => join(place, `${section}-${wallet.toLowerCase()}-${name}.json`);
  return {
    openPayments: openPaymentsFile(file("open")),
    spending: spendingFile(file("spent")),
    channels: channelsFile(file("channels")),
  };
}

function spendingOf(value: unknown): Spending | null {
  if (!isRecord(value)) return null;
  const { id, origin, amount, atMs } = value;
  if (typeof id !== "string" || typeof origin !== "string" || typeof amount !== "string") return null;
  if (!/^[0-9]{1,78}$/.test(amount) || !Number.isSafeInteger(atMs) || Number(atMs) < 0) return null;
  return { id, origin, amount: BigInt(amount), atMs: Number(atMs) };
}

export { type FileFormat, type LockedFile, lockedFile } from "./state/locked-file";
export { channelsFile, openPaymentsFile };
