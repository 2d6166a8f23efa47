import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Address } from "@lunas/catalog/chain";
import { fundEther } from "@lunas/contracts/fund-ether";
import { rpc, rpcHex } from "@lunas/contracts/rpc";
import { query } from "@lunas/stack/postgres/query";
import { addressOf, newPrivateKey } from "@lunas/stack/private-key";
import { type Services, startServices } from "@lunas/stack/services";
import type { Stack } from "@lunas/stack/stack";
import { startStack } from "@lunas/stack/start-stack";
import { until } from "@lunas/testkit/time/until";
import { registerMerchant, setWebhook } from "../../harness/register-merchant";
import { type Conditions, tuned } from "./conditions";
import { countFailures } from "./failures";
import type { Ask } from "./load";
import { createPostJson, type Posted, type PostJson } from "./post-json";
import { findParts, findProcesses, type PartName } from "./processes";
import { fundPayers, type PaymentSource } from "./sign-payments";
import { startPeer } from "./start-peer";
import { keepMining } from "./wake-miner";

/** Lunas and the peer beside one chain, with a merchant and payers for both. */
export interface Arena {
  readonly stack: Stack;
  readonly services: Services;
  readonly payments: PaymentSource;
  readonly payTo: Address;
  readonly asks: Readonly<Record<Contestant, Ask>>;
  /** As `asks.lunas`, but a refusal is what is meant. */
  readonly refused: Ask;
  /** Posts a payment to Lunas; resolves with any answer. */
  readonly post: (body: string) => Promise<Posted>;
  readonly rpcUrl: string;
  /** Keys of accounts with ether that no other test uses. */
  readonly limitKeys: readonly string[];
  /** How many webhooks came. */
  webhooks(): number;
  /** What came instead of the answers that were meant, and how often, since the last call. */
  takeFailures(): ReadonlyMap<string, number>;
  /** Until every webhook that is due has come, so that one's turn does not fall into the next one's. */
  quiet(): Promise<void>;
  parts(): ReadonlyMap<PartName, number>;
  /** All processes, replicas too. */
  processes(): readonly (readonly [PartName, number])[];
  /** Asks another gateway of the stack. */
  askGateway(url: string): Ask;
  /** Null: a block for every transaction, at once. */
  mineEvery(seconds: number | null): Promise<void>;
  /** Until the chain has another block, where it mines on its own. */
  nextBlock(): Promise<void>;
  stop(): Promise<void>;
}

export type Contestant = "peer" | "lunas";

const wide = "1000000";
const millionEther = (10n ** 24n).toString();

/** What keeps callers from taking too much is not what is measured. */
const roomy: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ["FACILITATE", "PAYMENTS", "MERCHANT", "OTHER"].map((name) => [`RATE_LIMIT_${name}`, wide] as const),
  ),
  ...Object.fromEntries(["PAYER", "MERCHANT", "CHAIN"].map((who) => [`SANDBOX_${who}_IN_FLIGHT`, wide] as const)),
  SANDBOX_MERCHANT_GAS_BUDGET_WEI: millionEther,
  SANDBOX_CHAIN_GAS_BUDGET_WEI: millionEther,
};

export interface ArenaOptions {
  readonly log: (line: string) => void;
  /** Default: `tuned`. */
  readonly conditions?: Conditions;
  /** Settings of the services, over those of the arena. */
  readonly env?: Readonly<Record<string, string>>;
  /** Where only Lunas is measured. Default: false. */
  readonly withoutPeer?: boolean;
}

export async function openArena(options: ArenaOptions): Promise<Arena> {
  const { log, conditions = tuned } = options;
  const stack = await startStack({
    blockTime: { sandbox: "automine", base: "automine" },
    // Its files and its history would cost the more, the longer a run is, and neither contestant asks for them.
    forgetfulChains: true,
    currentHardfork: conditions.hardfork === "current",
    external: {},
    log,
  });
  const endpoint = await startEndpoint();
  const stop = async () => {
    endpoint.close();
    await stack.stop();
  };
  try {
    const furnished = await furnish(stack, endpoint, options);
    const miner = keepMining(furnished.rpcUrl, furnished.minesOnArrival);
    const stopAll = async () => {
      miner.stop();
      await stop();
    };
    return { ...furnished, stop: stopAll };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function furnish(stack: Stack, endpoint: Endpoint, options: ArenaOptions) {
  const { log, conditions = tuned, env: more = {}, withoutPeer = false } = options;
  const { signers, blockGasLimit, answerWithinMs } = conditions;
  const { rpcUrl } = stack.chains.sandbox;
  const ours = await fundedKeys(rpcUrl, signers);
  const theirs = await fundedKeys(rpcUrl, signers);
  const limitKeys = await fundedKeys(rpcUrl, signers);
  log(`${conditions.payers} payers`);
  const payments = await fundPayers(rpcUrl, conditions);
  if (blockGasLimit !== null) await rpc(rpcUrl, "evm_setBlockGasLimit", [`0x${blockGasLimit.toString(16)}`]);
  const env = { ...roomy, ...conditions.env, SANDBOX_SIGNER_KEYS: ours.join(","), NODE_ENV: "test", ...more };
  const services = await startServices(stack, { env, log });
  const merchant = await registerMerchant(services.url);
  await setWebhook(services.url, merchant, endpoint.url);
  const peerUrl = withoutPeer ? "http://127.0.0.1:9" : await startPeer(stack, theirs);
  const gatewayAt = (url: string) => createPostJson(url, { answerWithinMs, headers: { "x-api-key": merchant.apiKey } });
  const lunas = gatewayAt(services.url);
  const peer = createPostJson(peerUrl, { answerWithinMs });
  const failures = countFailures();
  const payAt =
    (gateway: PostJson): Ask =>
    (body) =>
      failures.of(
        "Lunas",
        () => gateway("/facilitate", body),
        ({ status }) => status === 200,
      );
  const asks: Record<Contestant, Ask> = {
    lunas: payAt(lunas),
    peer: async (body) =>
      (await failures.of(
        "peer, verify",
        () => peer("/verify", body),
        (posted) => posted.body.isValid === true,
      )) &&
      (await failures.of(
        "peer, settle",
        () => peer("/settle", body),
        (posted) => posted.body.success === true,
      )),
  };
  const refused: Ask = (body) =>
    failures.of(
      "Lunas",
      () => lunas("/facilitate", body),
      ({ status }) => status >= 400 && status < 500,
    );
  let blockSeconds: number | null = null;
  return {
    stack,
    services,
    payments,
    minesOnArrival: () => blockSeconds === null,
    payTo: merchant.walletAddress,
    asks,
    refused,
    post: (body: string) => lunas("/facilitate", body),
    rpcUrl,
    limitKeys,
    webhooks: endpoint.count,
    takeFailures: failures.take,
    quiet: () => untilDelivered(stack.databaseUrl),
    parts: () => findParts(stack.supervisor.pid),
    processes: () => findProcesses(stack.supervisor.pid),
    askGateway: (url: string) => payAt(gatewayAt(url)),
    mineEvery: async (seconds: number | null) => {
      blockSeconds = seconds;
      // In this order: an interval, 0 too, ends mining on arrival.
      await rpc(rpcUrl, "evm_setIntervalMining", [seconds ?? 0]);
      if (seconds === null) await rpc(rpcUrl, "evm_setAutomine", [true]);
    },
    nextBlock: async () => {
      const before = await rpcHex(rpcUrl, "eth_blockNumber", []);
      const isNewer = async () => (await rpcHex(rpcUrl, "eth_blockNumber", [])) !== before;
      await until(isNewer, { timeoutMs: 30_000, intervalMs: 10, what: "the next block" });
    },
  };
}

async function untilDelivered(databaseUrl: string): Promise<void> {
  const open =
    "select from payments where status = 'pending' union all select from deliveries where status = 'pending' limit 1";
  const isDone = async () => (await query(databaseUrl, open)).length === 0;
  await until(isDone, { timeoutMs: 60_000, intervalMs: 20, what: "every webhook" });
}

async function fundedKeys(rpcUrl: string, count: number): Promise<readonly string[]> {
  const keys = Array.from({ length: count }, newPrivateKey);
  await Promise.all(keys.map((key) => fundEther({ rpcUrl, to: addressOf(key), amountWei: 10n ** 24n })));
  return keys;
}

interface Endpoint {
  readonly url: string;
  count(): number;
  close(): void;
}

/** The merchant's: counts what it is told. */
async function startEndpoint(): Promise<Endpoint> {
  let count = 0;
  const server = createServer((request, response) => {
    count += 1;
    request.resume();
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    count: () => count,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
