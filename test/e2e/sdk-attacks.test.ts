import { arxiv260511781 } from "../world/papers/arxiv-2605-11781";
import { arxiv260530998 } from "../world/papers/arxiv-2605-30998";
import { openShops, type Shops } from "../world/papers/shops";
import { registerMerchant } from "../world/register-merchant";
import { startWorld, type World } from "../world/start-world";
import { untilOpen } from "../world/until-open";

jest.setTimeout(120_000);

/**
 * The attacks of two papers on x402, each done to a shop with our library and to the service behind it: arXiv 2605.11781 (revert and grant,
 * preemption, replay, cache leakage, steering by discovery) and arXiv 2605.30998 (substitution across resources, duplicate race,
 * overdraft of an allowance).
 */
let world: World;
let shops: Shops;

beforeAll(async () => {
  world = await startWorld({ stack: { blockTime: { sandbox: "automine" } } });
  const merchant = await registerMerchant(world.url);
  shops = await openShops({ serviceUrl: world.url, rpcUrl: world.rpcUrl, merchant });
  await untilOpen(world.url);
}, 90_000);

afterAll(async () => {
  await shops?.close();
  await world?.stop();
}, 30_000);

beforeEach(() => shops.begin());

describe("arXiv 2605.11781", () => {
  test.each(arxiv260511781)("$name", ({ attack }) => attack(shops));
});

describe("arXiv 2605.30998", () => {
  test.each(arxiv260530998)("$name", ({ attack }) => attack(shops));
});
