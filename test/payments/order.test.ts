import { rpc } from "@lunas/contracts/rpc";
import { freePort } from "@lunas/stack/free-port";
import { computeAddress } from "ethers";
import { countRows } from "../harness/count-rows";
import { relayerStates } from "../harness/relayers";
import { type Harness, startHarness } from "../harness/start-harness";
import { setPaused } from "../harness/token-switches";
import { untilOpen } from "../harness/until-open";
import { untilUnserved } from "../harness/until-unserved";
import { askAll, printPairs, type Row } from "./order/ask-all";
import { heaps, pairs } from "./order/combine";
import { sound } from "./order/draft";
import { assembleParticipants, type Participants } from "./order/participants";
import { type GatewayUrls, send } from "./order/send";
import { type Wrong, wrongs } from "./order/wrongs";

jest.setTimeout(240_000);

let harness: Harness;
let participants: Participants;
let gateways: GatewayUrls;
let before: object;
const table: Row[] = [];

const footprint = async () => ({
  rows: await countRows(harness.stack.databaseUrl),
  relayers: await relayerStates(harness),
});

beforeAll(async () => {
  const env = { SANDBOX_MIN_PAYMENT_AMOUNT: "100" };
  harness = await startHarness({ stack: { blockTime: { sandbox: "automine" } }, services: { env } });
  gateways = {
    open: harness.url,
    "at its limit": await oneMoreGateway("limited", { RATE_LIMIT_FACILITATE: "1" }),
    "without a chain": await oneMoreGateway("blind", { SANDBOX_RPC_URLS: `http://127.0.0.1:${await freePort()}` }),
  };
  await untilOpen(harness.url);
  participants = await assembleParticipants(harness);
});
afterAll(async () => {
  printPairs(table);
  await harness?.stop();
});

async function oneMoreGateway(as: string, env: Record<string, string>): Promise<string> {
  const port = String(await freePort());
  await harness.services.start("gateway", { as, env: { PORT: port, ...env } });
  return `http://localhost:${port}`;
}

/** Leaves no relayer on the sandbox chain with ether for gas: the settler lets their lanes rest. The faucet keeps its own. */
async function emptyRelayers(): Promise<void> {
  for (const key of harness.stack.secrets.signerKeys.sandbox) {
    await rpc(harness.rpcUrl, "anvil_setBalance", [computeAddress(key), "0x1"]);
  }
}

/** Sends all choices; every answer has to be that of the first wrong in it. */
async function expectFirstReported(choices: readonly (readonly Wrong[])[], rows: Row[] = []): Promise<void> {
  rows.push(...(await askAll(choices, participants, gateways)));
  const misjudged = rows.filter(({ expected, got }) => got !== expected);
  expect(misjudged.map(({ chosen, expected, got }) => ({ chosen: names(chosen), expected, got }))).toEqual([]);
}

const names = (chosen: readonly Wrong[]) => chosen.map(({ step, name }) => `${step} ${name}`);

/** All that concerns one state of the world, which is the same for everybody while it is asked about. */
function reportedInHarness(isPaused: boolean, isUnserved: boolean): void {
  const possible = wrongs.filter(
    ({ change }) => (isPaused || change.isPaused !== true) && (isUnserved || change.isUnserved !== true),
  );
  const about = (chosen: readonly Wrong[]): boolean =>
    chosen.some(({ change }) => change.isPaused === true) === isPaused &&
    chosen.some(({ change }) => change.isUnserved === true) === isUnserved;

  it("each single fault has its code", async () => {
    await expectFirstReported(wrongs.map((each) => [each]).filter(about));
  });

  it("of each two the earlier", async () => {
    const rows: Row[] = [];
    await expectFirstReported(pairs().filter(about), rows).finally(() => table.push(...rows));
  });

  it("of all that can be wrong at once, cured one by one, always the earliest that is left", async () => {
    const peeled = heaps(possible).flatMap((heap) => heap.map((_wrong, at) => heap.slice(at)));
    await expectFirstReported(peeled.filter(about));
  });
}

it("a payment with nothing wrong is paid, with either kind of key: what follows is refused for what it says", async () => {
  const direct = { ...sound, credentials: "publishable" } as const;
  const answers = [await send(sound, participants, gateways), await send(direct, participants, gateways)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

describe("a payment with several faults gets the code of the first check", () => {
  beforeAll(async () => {
    before = await footprint();
  });

  describe("while all is well with the world", () => reportedInHarness(false, false));

  describe("while the token is paused", () => {
    beforeAll(() => setPaused(harness.rpcUrl, true));
    reportedInHarness(true, false);
    afterAll(() => setPaused(harness.rpcUrl, false));
  });

  describe("while no lane can pay for gas", () => {
    beforeAll(async () => {
      expect(await footprint()).toEqual(before);
      await emptyRelayers();
      await untilUnserved(harness.url);
      before = await footprint();
    });
    reportedInHarness(false, true);

    describe("and the token is paused", () => {
      beforeAll(() => setPaused(harness.rpcUrl, true));
      reportedInHarness(true, true);
      afterAll(() => setPaused(harness.rpcUrl, false));
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
  await rpc(harness.rpcUrl, "evm_increaseTime", [3_600]);
  await rpc(harness.rpcUrl, "evm_mine", []);
  const [fresh, repeat] = await askAll([[], wrongs.filter(({ name }) => name === "a repeat")], participants, gateways);
  // Judged by the chain's clock, which is ahead of ours now.
  expect([fresh?.got, repeat?.got]).toEqual(["expired_deadline", "nonce_already_used"]);
});
