import { setTimeout as sleep } from "node:timers/promises";
import type { Chain } from "@lunas/catalog/chain";
import { settingPrefix } from "@lunas/catalog/chains";
import { withToken } from "@lunas/catalog/with-token";
import { toAddress } from "@lunas/chain/address";
import { type BootCheck, checkChain } from "@lunas/chain/boot-check";
import { comparedChain, connectRpc } from "@lunas/chain/connect";
import { readGenesis } from "@lunas/chain/read/read-genesis";
import { preflightTransfer } from "@lunas/chain/send/preflight-transfer";
import { createChainSender } from "@lunas/chain/send/sender";
import { createChainWatcher } from "@lunas/chain/watch/watcher";
import { createAttemptJournal } from "@lunas/database/attempt-journal";
import { settlementBacklog } from "@lunas/database/backlog";
import { createChargeKeys } from "@lunas/database/channel/charge-keys";
import { createShopRequestAges } from "@lunas/database/channel/shop-requests";
import { connectDatabase } from "@lunas/database/connect";
import { createFaucetBook } from "@lunas/database/faucet-requests";
import { createHoldStore } from "@lunas/database/hold-store";
import { createIdempotencyKeys } from "@lunas/database/idempotency-keys";
import { createInstances } from "@lunas/database/instances";
import { addSandboxToken, knowGenesis } from "@lunas/database/known-chains";
import { createLaneStore } from "@lunas/database/lane-store";
import { createSettlementStore } from "@lunas/database/settlement-store";
import { forgetUsedNonces } from "@lunas/database/sign-in-nonces";
import { createJournalKeeper, type JournalKeeper } from "@lunas/domain/settlement/confirm/journal";
import { createSettlementEngine } from "@lunas/domain/settlement/engine";
import type { RefillTerms } from "@lunas/domain/settlement/lanes/refill";
import type { ChainSender } from "@lunas/domain/settlement/ports";
import type { FaucetBook } from "@lunas/domain/settlement/sandbox/faucet-request";
import type { Hex } from "@lunas/domain/shared/hex";
import { steadyClock, systemClock } from "@lunas/runtime/clock";
import { healthServer } from "@lunas/runtime/health-server";
import type { Part } from "@lunas/runtime/parts";
import type { ProcessTools } from "@lunas/runtime/process";
import { isProductionProcess } from "@lunas/runtime/production/process-mode";
import { newInstanceId, reportInstance } from "@lunas/runtime/report-instance";
import { SettingsError } from "@lunas/runtime/settings-error";
import type { Tracer } from "@lunas/runtime/tracing/tracer";
import { type ChannelStores, composeChannels, openChannelStores } from "./channels/compose-channels";
import type { Config } from "./config";
import { consumeFaucet } from "./consume-faucet";
import { consumeSettlements } from "./consume-settlements";
import { expireHolds } from "./expire-holds";
import { faucetLimits } from "./faucet-limits";
import { forgetIdempotencyKeys } from "./forget-idempotency-keys";
import { forgetOldRows } from "./forget-old-rows";
import { measureBacklog } from "./measure-backlog";
import { noteRpcAnswers } from "./note-rpc-answers";
import { createObserver, type SettlerObserver } from "./observe";
import { openSigners, type Signers } from "./open-signers";
import { refillTerms } from "./refill-terms";
import { refuseWrongChains } from "./refuse-wrong-chains";
import { reportSandboxTokens } from "./report-sandbox-tokens";
import { type ChainWork, settleChain, type Worker } from "./settle-chain";
import { signingTerms } from "./signing-terms";
import { timeSettlements } from "./time-settlements";
import { traceSettlements } from "./trace-settlements";
import { type GenesisDeps, watchGenesis } from "./watch-genesis";

/** A payment alone has its note at once; under load the notes of this time share a statement. */
const journalPauseMs = 100;

/** Wires the settler: one database, and for each chain a watcher, a sender, an engine and its workers. */
export async function compose(config: Config, tools: ProcessTools): Promise<Part[]> {
  const { chains } = config;
  const observe = createObserver(tools, chains);
  const { tracer } = tools;
  const settlerId = newInstanceId(config.name);
  const database = connectDatabase({
    url: config.databaseUrl.reveal(),
    poolSize: config.databasePoolSize,
    pooler: config.databasePooler,
    applicationName: "lunas-settler",
    refuseOwner: isProductionProcess(),
    fewRows: true,
  });
  const stores = {
    lanes: createLaneStore(database),
    settlements: createSettlementStore(database),
    faucet: createFaucetBook(database),
    channels: openChannelStores(database, { ...tools, chains, fault: observe.fault }),
  };
  const journal = createJournalKeeper({
    journal: createAttemptJournal(database),
    clock: systemClock,
    onFault: (error) => observe.fault("journal", error),
    pause: () => sleep(journalPauseMs),
  });
  measureBacklog(tools.metrics, {
    chains,
    read: (chainIds) => settlementBacklog(database, chainIds),
    onFault: (error) => observe.fault("measure", error),
  });
  const signers = await openAll(config, observe);
  const known = (chain: Chain) => (seen: Hex) => knowGenesis(database, chain.chainId, seen);
  const isDatabaseAway = () => database.isAway();
  const shared = { isDatabaseAway, config, observe, settlerId, stores, journal, tracer, known };
  const works = chains.flatMap((chain, index) => {
    const own = signers[index];
    return own === undefined ? [] : [composeChain({ ...shared, signers: own }, chain)];
  });
  return [
    {
      name: "database",
      start: () => database.verify(),
      stop: () => database.close(),
      check: () => database.ping().then(database.verify),
    },
    reportInstance({ service: "settler", id: settlerId, logger: tools.logger, ...createInstances(database) }),
    { name: "journal", stop: () => journal.flush() },
    { name: "chains", start: () => refuseWrongChains(works), check: () => refuseWrongChains(works) },
    reportSandboxTokens(works, (token) => addSandboxToken(database, token), observe.fault),
    ...works.flatMap(settleChain),
    forgetIdempotencyKeys(createIdempotencyKeys(database), observe.fault),
    expireHolds(createHoldStore(database), observe.fault),
    forgetOldRows({
      chargeKeys: createChargeKeys(database),
      channelRequests: createShopRequestAges(database),
      nonces: (limit) => forgetUsedNonces(database, limit),
      faucet: stores.faucet,
      onFault: observe.fault,
    }),
    healthServer({
      ...config.health,
      metrics: tools.metrics,
      checks: [{ name: "database", critical: true, check: () => database.ping().then(() => "ok" as const) }],
    }),
  ];
}

/** The signers of each chain, in the order of the catalog. Throws all problems of all chains at once. */
async function openAll(config: Config, observe: SettlerObserver): Promise<readonly Signers[]> {
  const open = (chain: Chain) => {
    const { network, chainId } = chain;
    const place = { prefix: settingPrefix(network), chainId, observe: observe.signing(chain) };
    return openSigners(place, config.networks[network]);
  };
  const { chains } = config;
  const opened = await Promise.allSettled(chains.map(open));
  const signers = opened.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  if (signers.length === chains.length) return signers;
  const reasons = opened.flatMap((each) => (each.status === "rejected" ? [each.reason as unknown] : []));
  const other = reasons.find((reason) => !(reason instanceof SettingsError));
  if (other !== undefined) throw other;
  throw new SettingsError(reasons.flatMap((reason) => (reason instanceof SettingsError ? reason.problems : [])));
}

interface SharedDeps {
  readonly isDatabaseAway: () => boolean;
  readonly config: Config;
  readonly observe: SettlerObserver;
  readonly settlerId: string;
  readonly journal: JournalKeeper;
  readonly signers: Signers;
  readonly tracer: Tracer | undefined;
  readonly known: (chain: Chain) => (seen: Hex) => Promise<Hex>;
  readonly stores: {
    readonly lanes: ReturnType<typeof createLaneStore>;
    readonly settlements: ReturnType<typeof createSettlementStore>;
    readonly faucet: FaucetBook;
    readonly channels: ChannelStores;
  };
}

function composeChain(
  { isDatabaseAway, config, observe, settlerId, stores, journal, signers, tracer, known }: SharedDeps,
  listed: Chain,
): ChainWork {
  const chain = configured(config, listed);
  const settings = config.networks[chain.network];
  // Rebroadcasts and replacements depend on elapsed time, even if the machine's clock changes.
  const clock = steadyClock;
  const connected = connectRpc({
    ...{ network: chain.network, urls: settings.rpcUrls.reveal(), clock, observer: observe.chain },
    ...{ chain: comparedChain(chain), bounds: config.rpcBounds },
  });
  const { rpc, isNodeAway } = noteRpcAnswers(connected);
  const isAway = () => isDatabaseAway() || isNodeAway();
  const wsUrl = settings.wsUrl?.reveal() ?? null;
  const watcher = createChainWatcher({ chain, rpc, wsUrl, clock, observer: observe.chain });
  const { remote, treasury } = signers;
  const refills = refillTerms(chain, settings);
  const sender = composeSender({ config, observe, signers }, { chain, rpc, clock, refills });
  let notified: Worker | undefined;
  const harness = timeSettlements(observe.times(chain), {
    ...{ chain, settlerId, sender },
    watcher,
    clock,
    ...{ observe: journal.keep(observe.settlement(chain)), isNotified: () => notified?.isUp() ?? false },
    ...stores,
  });
  const engine = createSettlementEngine(
    tracer === undefined ? harness : traceSettlements(tracer, harness),
    treasury,
    refills,
  );
  const redisUrl = config.redisUrl.reveal();
  const { concurrency } = config;
  const consumer = { redisUrl, network: chain.network, concurrency, engine };
  const settlements = consumeSettlements({ ...consumer, observe: observe.queue });
  notified = settlements;
  const faucet = chain.environment === "sandbox" &&
    treasury !== null && {
      worker: consumeFaucet({
        ...{ redisUrl, chain, treasury, book: stores.faucet, grants: engine.grants, watcher },
        limits: faucetLimits(chain, config.faucet),
        preflight: (request) => preflightTransfer({ chain, rpc, sender: treasury }, request),
        observe: observe.queue,
      }),
      isNeeded: () => engine.grants.canGrant() && !isAway(),
    };
  const channels = composeChannels({
    ...{ chain, settlerId, engine, rpc, watcher, authorizers: signers.authorizers, stores: stores.channels },
  });
  return {
    chain,
    engine,
    channels,
    watcher,
    lanes: stores.lanes,
    signers: () => sender.addresses,
    remoteSigners: [...remote, ...signers.authorizers.remote],
    treasury,
    inspect: () => inspect({ chain, rpc }, observe),
    genesis: genesisOf(chain, { read: () => readGenesis(rpc), known: known(chain) }, observe),
    workers: [
      { worker: settlements, isNeeded: () => engine.canSettle() && !isAway() },
      ...(faucet === false ? [] : [faucet]),
    ],
    onFault: observe.fault,
  };
}

function genesisOf(chain: Chain, reads: Pick<GenesisDeps, "read" | "known">, observe: SettlerObserver) {
  const onChange = (message: string, isKnown: boolean) =>
    isKnown ? observe.warned(message) : observe.fault(`genesis:${chain.network}`, new Error(message));
  return watchGenesis({ ...reads, chain, clock: steadyClock, onChange });
}

interface Sending {
  readonly chain: Chain;
  readonly rpc: ReturnType<typeof connectRpc>;
  readonly clock: typeof steadyClock;
  readonly refills: RefillTerms | null;
}

function composeSender(
  { config, observe, signers }: Pick<SharedDeps, "config" | "observe" | "signers">,
  { chain, rpc, clock, refills }: Sending,
): ChainSender {
  const { local, remote, treasury } = signers;
  const { signerHourlyWei } = config.networks[chain.network];
  const sender = createChainSender({
    ...{ chain, rpc, clock, signers: local, remoteSigners: remote, observe: observe.signing(chain) },
    policy: signingTerms(chain, { treasury, refills, faucet: config.faucet, signerHourlyWei }),
  });
  observe.signers(chain, { settling: sender.addresses.filter((each) => each !== treasury), treasury });
  return sender;
}

/** Checks the chain and reports its warnings. */
async function inspect(connected: Parameters<typeof checkChain>[0], observe: SettlerObserver): Promise<BootCheck> {
  const found = await checkChain(connected);
  if (found.kind === "checked") for (const warning of found.warnings) observe.warned(warning);
  return found;
}

/** The catalog's chain, with its tokens where this deployment has them and settlements together as far as it wants them. */
function configured(config: Config, known: Chain): Chain {
  const chain = { ...known, settlement: { ...known.settlement, bundleMax: config.bundleMax } };
  const given = Object.entries(config.networks[known.network].tokenAddresses);
  return given.reduce((so, [symbol, text]) => {
    if (text === undefined) return so;
    const address = toAddress(text);
    if (address === null) throw new Error(`${settingPrefix(known.network)}_${symbol}_ADDRESS has a wrong checksum`);
    return withToken(so, symbol, address);
  }, chain);
}
