import { hostname, userInfo } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import type { Address, Chain, Network } from "@lunas/catalog/chain";
import { chains, perChain } from "@lunas/catalog/chains";
import { connectRpc } from "@lunas/chain/connect";
import { readGenesis } from "@lunas/chain/read/read-genesis";
import { readMinedNonces } from "@lunas/chain/read/read-mined-nonces";
import { readResolutionEvidence } from "@lunas/chain/read/resolution-evidence";
import { exit } from "@lunas/command-line/exit-codes";
import { runProgram } from "@lunas/command-line/run-program";
import { createAuditChain } from "@lunas/database/audit-chain";
import { createAuditLog } from "@lunas/database/audit-log";
import { createChainResetStore } from "@lunas/database/chain-reset-store";
import { connectDatabase, type Database } from "@lunas/database/connect";
import { createLaneRetirement } from "@lunas/database/lane-retirement";
import { createLedgerStore } from "@lunas/database/ledger-store";
import { createListingHosts } from "@lunas/database/listed-resources";
import { createMerchantApproval } from "@lunas/database/merchant-approval";
import { createMerchantEmails } from "@lunas/database/merchant-emails";
import { createMerchantErasure } from "@lunas/database/merchant-erasure";
import { createMerchantFiles } from "@lunas/database/merchant-files";
import { createMerchantSuspension } from "@lunas/database/merchant-suspension";
import { createOperationsStore } from "@lunas/database/operations-store";
import { createOperatorPayments } from "@lunas/database/operator-payments";
import { createOperatorRecords } from "@lunas/database/operator-records";
import { createOperatorViews } from "@lunas/database/operator-views";
import { createSettlementStore } from "@lunas/database/settlement-store";
import { createStoredSecrets } from "@lunas/database/stored-secrets";
import { createMerchantWallets } from "@lunas/database/wallet-changes";
import type { Actor } from "@lunas/domain/operations/audit-entry";
import { systemClock } from "@lunas/runtime/clock";
import { redactErrorText } from "@lunas/runtime/redact-text";
import { strikeSecrets } from "@lunas/runtime/secrets/known-secrets";
import { SettingsError } from "@lunas/runtime/settings-error";
import { type Config, readConfig } from "./config";
import type { Command } from "./parse-command";
import { type OpsPlace, opsProgram, versionOf } from "./program";
import { renewChain } from "./renew-chain";
import type { Result } from "./result";
import { runAudit } from "./run-audit";
import { runChannels } from "./run-channels";
import { runCommand } from "./run-command";
import { runLanes } from "./run-lanes";
import { runLedger } from "./run-ledger";
import { runMerchants, setHost } from "./run-merchants";
import { runPayments } from "./run-payments";
import { runQuery } from "./run-queries";
import { runSecrets } from "./run-secrets";
import { setEmail } from "./set-email";
import { setWallet } from "./set-wallet";
import { runSupportBundle } from "./support/run-support-bundle";

async function run(command: Exclude<Command, { kind: "wrong" }>, by: string | null): Promise<Result> {
  const config = readConfig();
  const id = by ?? config.operator ?? `${userInfo().username}@${hostname()}`;
  const database = connectDatabase({
    url: config.databaseUrl.reveal(),
    poolSize: 2,
    applicationName: "lunas-ops",
  });
  try {
    return await runIn({ database, config, operator: { kind: "operator", id } }, command);
  } finally {
    await database.close();
  }
}

interface Place {
  readonly database: Database;
  readonly config: Config;
  /** Who runs the command. */
  readonly operator: Actor;
}

async function runIn(
  { database, config, operator }: Place,
  command: Exclude<Command, { kind: "wrong" }>,
): Promise<Result> {
  const rpcUrls = perChain(({ network }) => config.rpcUrls[network]?.reveal());
  const audit = createAuditLog(database);
  switch (command.kind) {
    case "ledger":
      return await runLedger({ ledger: createLedgerStore(database), rpcUrls }, command.network);
    case "chains_renew":
      return await renewChain(
        { ...renewing(database, operator), audit, node: nodeOf(rpcUrls, command.chain) },
        command,
      );
    case "audit":
    case "audit_verify":
      return await runAudit({ audit, chain: createAuditChain(database) }, command);
    case "merchants_approve":
    case "merchants_unapprove":
    case "merchants_erase": {
      const erasure = createMerchantErasure(database, operator);
      return await runMerchants({ erasure, approval: createMerchantApproval(database, operator) }, command);
    }
    case "payments_stuck":
    case "payments_show":
    case "payments_resolve": {
      const deps = { payments: createOperatorPayments(database), audit, clock: systemClock, operator };
      return await runPayments({ ...deps, readEvidence: evidenceReader(rpcUrls) }, command);
    }
    case "channels_stuck":
    case "channels_show":
    case "channels_claim":
      return await runChannels({ records: createOperatorRecords(database), clock: systemClock, operator }, command);
    case "support_bundle": {
      const operations = createOperationsStore(database, operator);
      const [payments, views] = [createOperatorPayments(database), createOperatorViews(database)];
      const deps = { database, operations, payments, views, audit, clock: systemClock, version: versionOf() };
      return await runSupportBundle(deps, command);
    }
    case "lanes_list":
    case "lanes_check":
    case "lanes_retire": {
      const stores = { views: createOperatorViews(database), retirement: createLaneRetirement(database) };
      return await runLanes({ ...stores, operator, sleep, chains: config.chains }, command);
    }
    case "merchants_list":
    case "merchants_show":
    case "keys_list":
    case "refills": {
      const [files, views] = [createMerchantFiles(database), createOperatorViews(database)];
      return await runQuery({ files, views, dailyWei: config.refillDailyWei }, command);
    }
    case "merchants_set_host":
      return await setHost(createListingHosts(database, operator), command);
    case "merchants_set_email":
      return await setEmail(createMerchantEmails(database, operator), command);
    case "merchants_set_wallet":
      return await setWallet({ wallets: createMerchantWallets(database), operator }, command);
    case "secrets_status":
    case "secrets_reencrypt":
      return await runSecretsIn({ database, config, operator }, command);
    default: {
      const merchants = createMerchantSuspension(database, operator);
      return await runCommand({ operations: createOperationsStore(database, operator), merchants }, command);
    }
  }
}

async function runSecretsIn(
  { database, config, operator }: Place,
  command: Parameters<typeof runSecrets>[1],
): Promise<Result> {
  const keys = config.encryptionKeys?.reveal();
  if (keys === undefined) return { text: "secrets needs ENCRYPTION_KEYS, as the services have it", isGood: false };
  const keyIds = keys.map(({ id }) => id);
  return await runSecrets({ secrets: createStoredSecrets(database, { keys }), keyIds, operator }, command);
}

function renewing(database: Database, operator: Actor) {
  const [resets, settlements] = [createChainResetStore(database), createSettlementStore(database)];
  return { resets, settlements, operator };
}

function nodeOf(rpcUrls: Readonly<Record<Network, readonly string[] | undefined>>, { network }: Chain) {
  const urls = rpcUrls[network];
  if (urls === undefined) return null;
  const rpc = connectRpc({ network, urls, clock: systemClock });
  return {
    genesis: () => readGenesis(rpc),
    nonces: (addresses: readonly Address[]) => readMinedNonces(rpc, addresses),
  };
}

function evidenceReader(rpcUrls: Readonly<Record<Network, readonly string[] | undefined>>) {
  return (network: Network) => {
    const urls = rpcUrls[network];
    const chain = chains.find((each) => each.network === network);
    if (urls === undefined || chain === undefined) return null;
    const rpc = connectRpc({ network, urls, clock: systemClock });
    return (...[order, txHash]: Parameters<ReadEvidence>) =>
      readResolutionEvidence({ chain, rpc, clock: systemClock }, order, txHash);
  };
}

type ReadEvidence = NonNullable<ReturnType<Parameters<typeof runPayments>[0]["readEvidence"]>>;

void runProgram(withList(process.argv.slice(2)), processPlace(), {
  program: opsProgram(run),
  failed: reportFailure,
}).then((code) => {
  process.exitCode = code;
});

/** `audit` and `audit 50` list, as they always have. */
function withList(words: readonly string[]): readonly string[] {
  const isShort = words[0] === "audit" && !/^[a-z-]/.test(words[1] ?? "");
  return isShort ? ["audit", "list", ...words.slice(1)] : words;
}

function reportFailure(error: unknown): number {
  console.error(error instanceof SettingsError ? error.message : redactErrorText(`lunas-ops failed: ${error}`));
  return exit.failed;
}

/** The process's own output; Ctrl-C ends the process as usual. */
function processPlace(): OpsPlace {
  const say = (text: string) => console.log(strikeSecrets(text));
  const complain = (text: string) => console.error(strikeSecrets(text));
  return { say, complain, signal: new AbortController().signal };
}
