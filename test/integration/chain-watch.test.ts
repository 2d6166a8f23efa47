import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { type ChainObserver, silentChainObserver } from "@lunas/chain/observe";
import { readHead } from "@lunas/chain/read/read-head";
import type { Rpc } from "@lunas/chain/rpc/rpc";
import { createChainWatcher, type StartableChainWatcher } from "@lunas/chain/watch/watcher";
import type { Head } from "@lunas/domain/settlement/head";
import type { Hex } from "@lunas/domain/shared/hex";
import { until } from "@lunas/stack/until";
import { type ChainFixture, chain, clock, newAddress, owner, startScenario } from "./chain-fixture";

let fixture: ChainFixture;
let watcher: StartableChainWatcher | undefined;
let heads: Head[];
let reported: string[];

beforeAll(async () => {
  fixture = await startScenario();
  await fixture.mine();
}, 60_000);
afterAll(async () => fixture?.stop());
afterEach(() => watcher?.stop());

const observer: ChainObserver = {
  ...silentChainObserver,
  subscriptionChanged: ({ state }) => reported.push(state),
  reorged: ({ depth }) => reported.push(`reorg ${depth}`),
  headsJumped: () => reported.push("jump"),
};

async function watch(wsUrl: string | null): Promise<StartableChainWatcher> {
  heads = [];
  reported = [];
  const started = createChainWatcher({
    chain: { ...chain, blockTimeMs: 400 },
    rpc: fixture.rpc,
    wsUrl,
    clock,
    observer,
  });
  watcher = started;
  started.onHead(async (head, passedOver = []) => void heads.push(...passedOver, head));
  started.start();
  await reach(() => started.head() !== null && (wsUrl === null || reported.includes("up")));
  return started;
}

async function reach(goal: () => boolean | Promise<boolean>): Promise<void> {
  if (!(await until(goal, { timeoutMs: 8_000, everyMs: 10 }))) throw new Error("it did not come to this");
}

const blockNumber = async () => Number(await fixture.cheat("eth_blockNumber"));
const mine = async (count: number) => {
  for (let mined = 0; mined < count; mined++) await fixture.mine();
};
/** Every head stands on the one before it. */
const isLinked = () => heads.every((head, index) => index === 0 || head.parentHash === heads[index - 1]?.hash);

test("polling: every block once, in order and linked, however many come between two polls", async () => {
  const polling = await watch(null);
  await mine(7);
  const newest = await blockNumber();
  await reach(() => polling.head()?.number === newest);
  expect(heads.length).toBeGreaterThanOrEqual(8);
  expect(isLinked()).toBe(true);
});

test("a subscription brings heads without polling", async () => {
  const subscribed = await watch(`ws://127.0.0.1:${fixture.port}`);
  await mine(3);
  const newest = await blockNumber();
  await reach(() => subscribed.head()?.number === newest);
  expect(isLinked()).toBe(true);
});

test("a lost subscription: polling continues, no head is missed, and the subscription returns", async () => {
  const tunnel = await openTunnel(fixture.port);
  const dropped = await watch(`ws://127.0.0.1:${tunnel.port}`);
  await mine(2);
  tunnel.cut();
  await mine(3);
  await reach(() => reported.includes("down"));
  const between = await blockNumber();
  await reach(() => dropped.head()?.number === between);
  tunnel.mend();
  await reach(() => reported.filter((each) => each === "up").length === 2);
  await mine(2);
  const newest = await blockNumber();
  await reach(() => dropped.head()?.number === newest);
  expect(isLinked()).toBe(true);
  await tunnel.close();
});

test("a subscription to a node that stands still: heads go on by polling, at the pace of polling", async () => {
  const still = await startScenario();
  const behind = await watch(`ws://127.0.0.1:${still.port}`);
  try {
    await mine(3);
    await reach(() => reported.includes("down"));
    for (let round = 0; round < 3; round += 1) {
      await mine(1);
      const newest = await blockNumber();
      if (!(await until(() => behind.head()?.number === newest, { timeoutMs: 2_000, everyMs: 10 })))
        throw new Error("a head took as long as the assurance of a subscription that keeps up");
    }
    expect(isLinked()).toBe(true);
  } finally {
    await still.stop();
  }
}, 30_000);

test("a node of another chain is no subscription", async () => {
  const other = createChainWatcher({
    chain: { ...chain, chainId: 1, blockTimeMs: 400 },
    rpc: fixture.rpc,
    wsUrl: `ws://127.0.0.1:${fixture.port}`,
    clock,
    observer,
  });
  watcher = other;
  reported = [];
  other.start();
  await reach(() => reported.includes("down") || other.head() !== null);
  await mine(1);
  const newest = await blockNumber();
  await reach(() => other.head()?.number === newest);
});

test("a reorg: heads come again from the fork, and the old blocks count no more", async () => {
  const reorged = await watch(`ws://127.0.0.1:${fixture.port}`);
  await mine(4);
  const top = await blockNumber();
  await reach(() => reorged.head()?.number === top);
  const old = heads.at(-1);
  const kept = heads.find(({ number }) => number === top - 3);
  await fixture.cheat("anvil_reorg", { depth: 2, tx_block_pairs: [] }).catch(() => fixture.cheat("anvil_reorg", 2, []));
  await mine(1);
  const newest = await blockNumber();
  await reach(() => reorged.head()?.number === newest && reorged.head()?.hash !== old?.hash);
  expect(reported.some((each) => each.startsWith("reorg"))).toBe(true);
  expect(old !== undefined && reorged.isCanonical(old)).toBe(false);
  expect(kept !== undefined && reorged.isCanonical(kept)).toBe(true);
  const again = heads.slice(heads.findIndex(({ hash }) => hash === old?.hash) + 1);
  expect(again[0]?.number).toBe(top - 1);
  expect(again.every((head, index) => index === 0 || head.parentHash === again[index - 1]?.hash)).toBe(true);
});

test("a gap that is too wide is skipped, and reported", async () => {
  const jumping = await watch(null);
  await fixture.cheat("anvil_mine", "0x64");
  const newest = await blockNumber();
  await reach(() => jumping.head()?.number === newest);
  expect(reported).toContain("jump");
  await mine(2);
  await reach(() => jumping.head()?.number === newest + 2);
});

test("a slow listener and one that throws get every head, one call at a time", async () => {
  const busy = await watch(null);
  const slow: number[] = [];
  let inside = 0;
  busy.onHead(async ({ number }, passedOver = []) => {
    expect(++inside).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    inside--;
    slow.push(...passedOver.map((head) => head.number), number);
    throw new Error("listeners may fail");
  });
  const first = (await blockNumber()) + 1;
  await mine(5);
  await reach(() => slow.length >= 5);
  expect(slow.slice(0, 5)).toEqual([0, 1, 2, 3, 4].map((offset) => first + offset));
});

test("sightings hold what blocks hold that were passed over, with their own times", async () => {
  const sighting = await watch(null);
  const calls: Head[] = [];
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  sighting.onHead(async (head) => {
    calls.push(head);
    if (calls.length === 1) await held;
  });
  await mine(1);
  await reach(() => calls.length === 1);
  const hashes: Hex[] = [];
  const mined: number[] = [];
  for (let index = 0; index < 3; index += 1) {
    hashes.push(await fixture.sendAs(owner, newAddress(), "0x"));
    mined.push(await blockNumber());
    await mine(1);
  }
  const newest = await blockNumber();
  await reach(() => sighting.head()?.number === newest);
  letGo();
  await reach(() => calls.at(-1)?.number === newest);
  const [first, last] = [calls[0] as Head, calls.at(-1) as Head];
  expect(calls.length).toBeLessThan(1 + newest - first.number);
  const absent = Array.from({ length: 20 }, (_, index) => `0x${(index + 1).toString(16).padStart(64, "0")}` as const);
  for (const requests of [hashes, [...hashes, ...absent]]) {
    const { receipts } = await sighting.sightings(last, requests, [owner]);
    const times = await Promise.all(mined.map(blockTimestamp));
    expect(receipts.map(({ blockNumber: number }) => number)).toEqual(mined);
    expect(receipts.map(({ blockTimestampSeconds }) => blockTimestampSeconds)).toEqual(times);
  }
});

async function blockTimestamp(number: number): Promise<number> {
  const block = await fixture.cheat("eth_getBlockByNumber", `0x${number.toString(16)}`, false);
  return Number((block as { timestamp: string }).timestamp);
}

test("sightings: receipts of the block and mined nonces at that block, few hashes or many", async () => {
  const sighting = await watch(null);
  const hash = await fixture.sendAs(owner, newAddress(), "0x");
  const mined = await blockNumber();
  await reach(() => sighting.head()?.number === mined);
  const head = sighting.head();
  if (head === null) throw new Error("no head");
  const nonce = Number(await fixture.cheat("eth_getTransactionCount", owner, "latest"));
  const absent = Array.from({ length: 20 }, (_, index) => `0x${(index + 1).toString(16).padStart(64, "0")}` as const);
  await fixture.sendAs(owner, newAddress(), "0x");
  for (const hashes of [[hash], [hash, ...absent]]) {
    const { receipts, minedNonces } = await sighting.sightings(head, hashes, [owner]);
    expect(receipts).toMatchObject([
      {
        hash,
        blockNumber: mined,
        blockHash: head.hash,
        blockTimestampSeconds: head.timestampSeconds,
        status: "success",
      },
    ]);
    expect(minedNonces).toEqual(new Map([[owner, nonce]]));
  }
  const gone = { ...head, hash: absent[0] ?? "0x" } as Head;
  await expect(sighting.sightings(gone, [], [owner])).rejects.toMatchObject({ dependency: "chain" });
});

test("what can be asked before the first head", async () => {
  const idle = createChainWatcher({ chain, rpc: fixture.rpc, wsUrl: null, clock });
  expect(idle.head()).toBeNull();
  const hash = await fixture.sendAs(owner, newAddress(), "0x");
  const [receipt] = await idle.receipts([hash, `0x${"12".repeat(32)}`]);
  expect(receipt).toMatchObject({ hash, status: "success", blockTimestampSeconds: expect.any(Number) });
  const nonce = Number(await fixture.cheat("eth_getTransactionCount", owner, "latest"));
  expect(await idle.minedNonces([owner])).toEqual(new Map([[owner, nonce]]));
  expect((await idle.balances([owner])).get(owner)).toBeGreaterThan(0n);
});

/** A port that leads to another one until it is cut. */
async function openTunnel(target: number) {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(target, "127.0.0.1");
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => {});
    }
    near.pipe(far).pipe(near);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    mend: () => {
      isCut = false;
    },
    close: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

test("sightings: a receipt that cannot be read keeps no other from being seen", async () => {
  await fixture.cheat("evm_setAutomine", false);
  const sent = [1, 2].map(() => fixture.sendAs(owner, newAddress(), "0x"));
  const isWaiting = async () => ((await fixture.cheat("txpool_status")) as { pending: string }).pending === "0x2";
  expect(await until(isWaiting, { timeoutMs: 20_000 })).toBe(true);
  await fixture.mine();
  await fixture.cheat("evm_setAutomine", true);
  const hashes = await Promise.all(sent);
  const rpc: Rpc = {
    batch: async (calls) => {
      const answers = await fixture.rpc.batch(calls);
      const error = { code: -32000, message: "internal", data: undefined };
      return answers.map((answer, index) => (calls[index]?.params[0] === hashes[0] ? { error } : answer));
    },
  };
  const watching = createChainWatcher({ chain, rpc, wsUrl: null, clock });
  await fixture.mined(...hashes);
  const head = await readHead(fixture.rpc);
  const seen = await watching.sightings(head, hashes, [owner]);
  expect(seen.receipts.map(({ hash }) => hash)).toEqual([hashes[1]]);
});
