import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lunasFolder } from "./folders";
import { type StackAddresses, serviceEnvironment } from "./service-environment";

/** What `npm run ops` reads beside `npm start`: `packages/stack/bootstrap/ops.mjs` has the same name. */
const file = () => join(lunasFolder(), "ops-settings.json");

const isForOperators = (name: string) =>
  ["DATABASE_URL", "ENCRYPTION_KEYS", "NODE_ENV"].includes(name) || name.endsWith("_RPC_URLS");

/** The settings of `lunas-ops` for this stack. They contain secrets, and no key that signs. */
export function opsSettings(stack: StackAddresses): Readonly<Record<string, string>> {
  const all = serviceEnvironment(stack, { port: 0, publicUrl: "http://localhost" });
  return Object.fromEntries(Object.entries(all).filter(([name]) => isForOperators(name)));
}

/** Stores them where only this user can read them. */
export function writeOpsSettings(stack: StackAddresses): void {
  removeOpsSettings();
  writeFileSync(file(), JSON.stringify(opsSettings(stack)), { mode: 0o600, flag: "wx" });
}

export function removeOpsSettings(): void {
  rmSync(file(), { force: true });
}
