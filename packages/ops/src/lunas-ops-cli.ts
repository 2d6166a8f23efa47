import { connectDatabase } from "@lunas/database/connect";
import { createLedgerStore } from "@lunas/database/ledger-store";
import { createMerchantSuspension } from "@lunas/database/merchant-suspension";
import { createOperationsStore } from "@lunas/database/operations-store";
import { readSettings } from "@lunas/runtime/env";
import { SettingsError } from "@lunas/runtime/settings-error";
import { settings } from "./config";
import { type Command, parseCommand, usage } from "./parse-command";
import { type Result, runCommand } from "./run-command";
import { runLedger } from "./run-ledger";

async function run(command: Exclude<Command, { kind: "wrong" }>): Promise<Result> {
  const config = readSettings(settings);
  const database = connectDatabase({
    url: config.databaseUrl.reveal(),
    poolSize: 2,
    applicationName: "lunas-ops",
  });
  try {
    if (command.kind !== "ledger") {
      const stores = {
        operations: createOperationsStore(database),
        merchants: createMerchantSuspension(database),
      };
      return await runCommand(stores, command);
    }
    const rpcUrls = { sandbox: config.sandboxRpcUrls?.reveal(), base: config.baseRpcUrls?.reveal() };
    return await runLedger({ ledger: createLedgerStore(database), rpcUrls }, command.network);
  } finally {
    await database.close();
  }
}

async function main(): Promise<void> {
  const command = parseCommand(process.argv.slice(2));
  if (command.kind === "wrong") {
    console.error(`${command.problem}\n\n${usage}`);
    process.exitCode = 2;
    return;
  }
  try {
    const { text, isGood } = await run(command);
    console.log(text);
    process.exitCode = isGood ? 0 : 1;
  } catch (error) {
    console.error(error instanceof SettingsError ? error.message : `lunas-ops failed: ${error}`);
    process.exitCode = 1;
  }
}

void main();
