import { perChain } from "@lunas/catalog/chains";
import { createAuditLog } from "@lunas/database/audit-log";
import { deliveryBacklog, settlementBacklog } from "@lunas/database/backlog";
import { connectDatabase, type Database } from "@lunas/database/connect";
import { createHistoryStore } from "@lunas/database/history-store";
import { createInstances } from "@lunas/database/instances";
import { createLedgerStore } from "@lunas/database/ledger-store";
import { createMerchantApproval } from "@lunas/database/merchant-approval";
import { createMerchantSuspension } from "@lunas/database/merchant-suspension";
import { createOperationsStore } from "@lunas/database/operations-store";
import { createOperatorPayments } from "@lunas/database/operator-payments";
import { createOperatorRecords } from "@lunas/database/operator-records";
import { createOperatorViews } from "@lunas/database/operator-views";
import { createPaymentLookUp } from "@lunas/database/payment-look-up";
import type { Actor } from "@lunas/domain/operations/audit-entry";
import { runLedger } from "@lunas/ops/run-ledger";
import { type OpenQueues, openQueues } from "@lunas/queue/open-queues";
import { systemClock } from "@lunas/runtime/clock";
import { healthServer } from "@lunas/runtime/health-server";
import type { Logger } from "@lunas/runtime/logger";
import type { Part } from "@lunas/runtime/parts";
import type { ProcessTools } from "@lunas/runtime/process";
import { isProductionProcess } from "@lunas/runtime/production/process-mode";
import { reportInstance } from "@lunas/runtime/report-instance";
import { sessionCookie } from "./access/session-cookie";
import { createSessions } from "./access/sessions";
import type { Config } from "./config";
import { consoleApp } from "./http/console-app";
import { readConsoleFiles } from "./http/console-files";
import { queueBoard } from "./http/queue-board";
import { listen } from "./listen";
import { createLedgerRun, type LedgerRun } from "./reads/ledger-run";
import { readParts } from "./reads/read-parts";
import { type ViewDeps, views } from "./reads/views";
import { runChange } from "./run-change";

const poolSize = 4;
/** For the actor of what is only read: it never appears. */
const reader: Actor = { kind: "operator", id: "console" };

/** Wires the operators' console: its server, on one database, and nothing that the public reaches. */
export function compose(config: Config, { logger, metrics }: ProcessTools): Part[] {
  const database = connectDatabase({
    url: config.databaseUrl.reveal(),
    poolSize,
    pooler: config.databasePooler,
    applicationName: "lunas-console",
    refuseOwner: isProductionProcess(),
  });
  const audit = createAuditLog(database);
  const note = (operator: string, action: string) =>
    audit.record({ actor: { kind: "operator", id: operator }, action, target: "console", details: {} });
  const ledger = composeLedger(config, database, (error) => logger.error("ledger_failed", { error }));
  const queues = composeQueues(config, logger);
  const refusedSignIns = metrics.counter({
    name: "lunas_console_sign_ins_refused_total",
    help: "Sign-ins to the console that were refused: a wrong token, or too many attempts.",
    labels: ["reason"],
  });
  // A series that starts with its first event shows no increase.
  for (const reason of ["wrong_token", "rate_limited"] as const) refusedSignIns.inc({ reason }, 0);
  const deps = composeViews(config, database, ledger);
  const app = consoleApp({
    url: config.url,
    tokens: config.tokens.reveal(),
    sessions: createSessions(systemClock),
    cookie: sessionCookie(config.url),
    files: readConsoleFiles(),
    board: queueBoard(queues),
    views: Object.fromEntries(Object.entries(views).map(([name, view]) => [name, (query) => view(deps, query)])),
    change: async (operator, words) => {
      const result = await runChange(changesIn(database), operator, words);
      logger.info("operator_change", { operator, command: words.slice(0, 2).join(" "), isGood: result.isGood });
      return result;
    },
    startLedger: async (operator) => {
      if (ledger.state().state === "running") return false;
      await note(operator, "console.ledger");
      return ledger.start(operator);
    },
    onSignInRefused: (address, reason) => {
      refusedSignIns.inc({ reason });
      logger.warn("sign_in_refused", { address, reason });
    },
    noteSignIn: (operator) => note(operator, "console.sign_in"),
    onFault: (path, error) => logger.error("request_failed", { path, error }),
  });
  return [
    {
      name: "database",
      start: () => database.ping().then(database.verify),
      stop: () => database.close(),
      check: () => database.ping().then(database.verify),
    },
    reportInstance({ service: "console", logger, ...createInstances(database) }),
    { name: "queues", stop: queues.close },
    listen(app, config),
    healthServer({
      ...config.health,
      metrics,
      checks: [{ name: "database", critical: true, check: () => database.ping().then(() => "ok" as const) }],
    }),
  ];
}

function composeViews(config: Config, database: Database, ledger: LedgerRun): ViewDeps {
  const { chains } = config;
  const chainIds = chains.map(({ chainId }) => chainId);
  return {
    parts: () => readParts(config.healthSources ?? []),
    chains,
    settlement: () => settlementBacklog(database, chainIds),
    deliveries: () => deliveryBacklog(database),
    views: createOperatorViews(database),
    payments: createOperatorPayments(database),
    instances: createInstances(database),
    lookUp: createPaymentLookUp(database),
    records: createOperatorRecords(database),
    histories: createHistoryStore(database),
    dailyWei: config.refillDailyWei,
    operations: createOperationsStore(database, reader),
    audit: createAuditLog(database),
    ledger,
    clock: systemClock,
  };
}

/** Redis may be away: then the queues' page says so, and everything else goes on. */
function composeQueues({ redisUrl, chains }: Config, logger: Logger): OpenQueues {
  return openQueues({
    redisUrl: redisUrl.reveal(),
    networks: chains.map(({ network }) => network),
    faucets: chains.filter(({ environment }) => environment === "sandbox").map(({ network }) => network),
    observe: (event) => {
      if (event.kind === "redis_error") logger.debug("redis_error", { error: event.error });
    },
  });
}

function composeLedger(config: Config, database: Database, onFault: (error: unknown) => void): LedgerRun {
  const rpcUrls = perChain(({ network }) => config.rpcUrls[network]?.reveal());
  return createLedgerRun({
    ledger: createLedgerStore(database),
    prove: (ledger) => runLedger({ ledger, rpcUrls }, null),
    clock: systemClock,
    onFault,
  });
}

function changesIn(database: Database) {
  return {
    stored: (actor: Actor) => ({
      operations: createOperationsStore(database, actor),
      merchants: createMerchantSuspension(database, actor),
    }),
    merchants: (actor: Actor) => ({ approval: createMerchantApproval(database, actor) }),
  };
}
