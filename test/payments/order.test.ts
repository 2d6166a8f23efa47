import { rpc } from "@lunas/contracts/rpc";
import { freePort } from "@lunas/stack/free-port";
import { computeAddress } from "ethers";
import { countRows } from "../world/count-rows";
import { relayerStates } from "../world/relayers";
import { startWorld, type World } from "../world/start-world";
import { setPaused } from "../world/token-switches";
import { untilOpen } from "../world/until-open";
import { untilUnserved } from "../world/until-unserved";
import { askAll, printPairs, type Row } from "./order/ask-all";
import { assembleCast, type Cast } from "./order/cast";
import { heaps, pairs } from "./order/combine";
import { sound } from "./order/draft";
import { type GatewayUrls, send } from "./order/send";
import { type Wrong, wrongs } from "./order/wrongs";

jest.setTimeout(240_000);

let world: World;
let cast: Cast;
let gateways: GatewayUrls;
let before: object;
const table: Row[] = [];

const footprint = async () => ({
  rows: await countRows(world.stack.databaseUrl),
  relayers: await relayerStates(world),
});

beforeAll(async () => {
  const env = { SANDBOX_MIN_PAYMENT_AMOUNT: "100" };
  world = await startWorld({ stack: { blockTime: { sandbox: "automine" } }, services: { env } });
  gateways = {
    open: world.url,
    "at its limit": await oneMoreGateway("limited", { RATE_LIMIT_FACILITATE: "1" }),
    "without a chain": await oneMoreGateway("blind", { SANDBOX_RPC_URLS: `http://127.0.0.1:${await freePort()}` }),
  };
  await untilOpen(world.url);
  cast = await assembleCast(world);
});
afterAll(async () => {
  printPairs(table);
  await world?.stop();
});

async function oneMoreGateway(as: string, env: Record<string, string>): Promise<string> {
  const port = String(await freePort());
  await world.services.start("gateway", { as, env: { PORT: port, ...env } });
  return `http://localhost:${port}`;
}

/** Leaves no relayer on the sandbox chain with ether for gas: the settler lets their lanes rest. The faucet keeps its own. */
async function drainRelayers(): Promise<void> {
  for (const key of world.stack.secrets.signerKeys.sandbox) {
    await rpc(world.rpcUrl, "anvil_setBalance", [computeAddress(key), "0x1"]);
  }
}

/** Sends all choices; every answer has to be that of the first wrong in it. */
async function expectFirstTold(choices: readonly (readonly Wrong[])[], rows: Row[] = []): Promise<void> {
  rows.push(...(await askAll(choices, cast, gateways)));
  const misjudged = rows.filter(({ expected, got }) => got !== expected);
  expect(misjudged.map(({ chosen, expected, got }) => ({ chosen: names(chosen), expected, got }))).toEqual([]);
}

const names = (chosen: readonly Wrong[]) => chosen.map(({ step, name }) => `${step} ${name}`);

/** All that concerns one state of the world, which is the same for everybody while it is asked about. */
function toldInWorld(isPaused: boolean, isUnserved: boolean): void {
  const possible = wrongs.filter(
    ({ change }) => (isPaused || change.isPaused !== true) && (isUnserved || change.isUnserved !== true),
  );
  const about = (chosen: readonly Wrong[]): boolean =>
    chosen.some(({ change }) => change.isPaused === true) === isPaused &&
    chosen.some(({ change }) => change.isUnserved === true) === isUnserved;

  it("each single fault has its code", async () => {
    await expectFirstTold(wrongs.map((each) => [each]).filter(about));
  });

  it("of each two the earlier", async () => {
    const rows: Row[] = [];
    await expectFirstTold(pairs().filter(about), rows).finally(() => table.push(...rows));
  });

  it("of all that can be wrong at once, cured one by one, always the earliest that is left", async () => {
    const peeled = heaps(possible).flatMap((heap) => heap.map((_wrong, at) => heap.slice(at)));
    await expectFirstTold(peeled.filter(about));
  });
}

it("a payment with nothing wrong is paid, with either kind of key: what follows is refused for what it says", async () => {
  const direct = { ...sound, credentials: "publishable" } as const;
  const answers = [await send(sound, cast, gateways), await send(direct, cast, gateways)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

describe("a payment with several faults gets the code of the first check", () => {
  beforeAll(async () => {
    before = await footprint();
  });

  describe("while all is well with the world", () => toldInWorld(false, false));

  describe("while the token is paused", () => {
    beforeAll(() => setPaused(world.rpcUrl, true));
    toldInWorld(true, false);
    afterAll(() => setPaused(world.rpcUrl, false));
  });

  describe("while no lane can pay for gas", () => {
    beforeAll(async () => {
      expect(await footprint()).toEqual(before);
      await drainRelayers();
      await untilUnserved(world.url);
      before = await footprint();
    });
    toldInWorld(false, true);

    describe("and the token is paused", () => {
      beforeAll(() => setPaused(world.rpcUrl, true));
      toldInWorld(true, true);
      afterAll(() => setPaused(world.rpcUrl, false));
    });
  });

  it("and leaves nothing behind: no row, no gas", async () => {
    expect(await footprint()).toEqual(before);
  });

  it("covers all neighbouring steps but those that cannot fail together", () => {
    const steps = [...new Set(wrongs.map(({ step }) => step))];
    const covered = new Set(table.map(({ chosen: [a, b] }) => `${a?.step} ${b?.step}`));
    const neighbours = steps.slice(1).map((step, at) => `${steps[at]} ${step}`);
    // A repeat is a body that was taken once; who pays himself pays the merchant.
    expect(neighbours.filter((both) => !covered.has(both))).toEqual(["2a 2b", "2b 4a", "4e 4f"]);
    expect(table.length).toBeGreaterThan(40);
  });
});

it("a running or settled payment stays what it is when its deadline passes", async () => {
  await rpc(world.rpcUrl, "evm_increaseTime", [3_600]);
  await rpc(world.rpcUrl, "evm_mine", []);
  const [fresh, repeat] = await askAll([[], wrongs.filter(({ name }) => name === "a repeat")], cast, gateways);
  // Judged by the chain's clock, which is ahead of ours now.
  expect([fresh?.got, repeat?.got]).toEqual(["expired_deadline", "nonce_already_used"]);
});
