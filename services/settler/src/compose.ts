import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import type { Chain } from "@lunas/catalog/chain";
import { chains } from "@lunas/catalog/chains";
import { withToken } from "@lunas/catalog/with-token";
import { toAddress } from "@lunas/chain/address";
import { checkChain } from "@lunas/chain/boot-check";
import { connectRpc } from "@lunas/chain/connect";
import { createPrivateKeySigner } from "@lunas/chain/send/private-key-signer";
import { createChainSender } from "@lunas/chain/send/sender";
import { createChainWatcher } from "@lunas/chain/watch/watcher";
import { createAttemptJournal } from "@lunas/database/attempt-journal";
import { connectDatabase } from "@lunas/database/connect";
import { createIdempotencyKeys } from "@lunas/database/idempotency-keys";
import { createLaneStore } from "@lunas/database/lane-store";
import { createSettlementStore } from "@lunas/database/settlement-store";
import { createSettlementEngine } from "@lunas/domain/settlement/engine";
import { createJournalKeeper, type JournalKeeper } from "@lunas/domain/settlement/journal";
import { steadyClock, systemClock } from "@lunas/runtime/clock";
import { healthServer } from "@lunas/runtime/health-server";
import type { Part } from "@lunas/runtime/parts";
import type { ProcessTools } from "@lunas/runtime/process";
import type { Config } from "./config";
import { consumeFaucet } from "./consume-faucet";
import { consumeSettlements } from "./consume-settlements";
import { forgetIdempotencyKeys } from "./forget-idempotency-keys";
import { createObserver, type SettlerObserver } from "./observe";
import { refuseWrongChains } from "./refuse-wrong-chains";
import { type ChainWork, settleChain } from "./settle-chain";

/** Wires the settler: one database, and for each chain a watcher, a sender, an engine and the workers that it serves. */
export function compose(config: Config, tools: ProcessTools): Part[] {
  const observe = createObserver(tools);
  const settlerId = `${config.name ?? hostname()}-${process.pid}-${randomUUID().slice(0, 8)}`;
  const database = connectDatabase({
    url: config.databaseUrl.reveal(),
    poolSize: config.databasePoolSize,
    applicationName: "lunas-settler",
  });
  const stores = { lanes: createLaneStore(database), settlements: createSettlementStore(database) };
  const journal = createJournalKeeper({
    journal: createAttemptJournal(database),
    clock: systemClock,
    onFault: (error) => observe.fault("journal", error),
  });
  const works = chains.map((chain) => composeChain({ config, observe, settlerId, stores, journal }, chain));
  return [
    { name: "database", stop: () => database.close() },
    { name: "journal", stop: () => journal.flush() },
    { name: "chains", start: () => refuseWrongChains(works) },
    ...works.flatMap(settleChain),
    forgetIdempotencyKeys(createIdempotencyKeys(database), observe.fault),
    healthServer({
      ...config.health,
      metrics: tools.metrics,
      checks: [{ name: "database", critical: true, check: () => database.ping().then(() => "ok" as const) }],
    }),
  ];
}

interface Shared {
  readonly config: Config;
  readonly observe: SettlerObserver;
  readonly settlerId: string;
  readonly journal: JournalKeeper;
  readonly stores: {
    readonly lanes: ReturnType<typeof createLaneStore>;
    readonly settlements: ReturnType<typeof createSettlementStore>;
  };
}

function composeChain({ config, observe, settlerId, stores, journal }: Shared, known: Chain): ChainWork {
  const chain = configured(config, known);
  const settings = config[chain.network];
  // When to publish again or to replace is a matter of time gone by, whatever becomes of the machine's clock.
  const clock = steadyClock;
  const rpc = connectRpc({ network: chain.network, urls: settings.rpcUrls.reveal(), clock, observer: observe.chain });
  const watcher = createChainWatcher({
    chain,
    rpc,
    wsUrl: settings.wsUrl?.reveal() ?? null,
    clock,
    observer: observe.chain,
  });
  const treasury =
    chain.network === "sandbox" && config.treasuryKey !== undefined
      ? createPrivateKeySigner(config.treasuryKey.reveal())
      : null;
  const signers = [
    ...settings.signerKeys.reveal().map(createPrivateKeySigner),
    ...(treasury === null ? [] : [treasury]),
  ];
  const sender = createChainSender({ chain, rpc, signers, clock });
  const engine = createSettlementEngine(
    { chain, settlerId, sender, watcher, clock, observe: journal.keep(observe.settlement(chain)), ...stores },
    treasury?.address ?? null,
  );
  const redisUrl = config.redisUrl.reveal();
  const { concurrency } = config;
  const settlements = consumeSettlements({
    redisUrl,
    network: chain.network,
    concurrency,
    engine,
    observe: observe.queue,
  });
  const faucet = treasury && {
    worker: consumeFaucet({
      redisUrl,
      chain,
      treasury: treasury.address,
      grants: engine.grants,
      watcher,
      observe: observe.queue,
    }),
    isNeeded: () => engine.grants.canGrant(),
  };
  return {
    chain,
    engine,
    watcher,
    lanes: stores.lanes,
    signers: sender.addresses,
    treasury: treasury?.address ?? null,
    inspect: () => checkChain({ chain, rpc }),
    workers: [{ worker: settlements, isNeeded: () => engine.canSettle() }, ...(faucet === null ? [] : [faucet])],
    onFault: observe.fault,
  };
}

/** The catalogue's chain, with the token where this deployment has it. */
function configured(config: Config, chain: Chain): Chain {
  const given = config.sandboxTokenAddress;
  if (chain.network !== "sandbox" || given === undefined) return chain;
  const address = toAddress(given);
  if (address === null) throw new Error("SANDBOX_IDRX_ADDRESS has a wrong checksum");
  return withToken(chain, "IDRX", address);
}
