import { chains, settingPrefix } from "@lunas/catalog/chains";
import { base } from "@lunas/catalog/chains/base";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { SettingsError } from "@lunas/runtime/settings-error";
import { readConfig } from "./settings/read-config";

/** The chains that these tests set; every other one of the catalog has endpoints alone. */
const named: readonly string[] = [sandbox.network, base.network];
const others = chains
  .filter(({ network }) => !named.includes(network))
  .flatMap(({ network }) => [
    [`${settingPrefix(network)}_RPC_URLS`, "http://127.0.0.1:1"],
    [`${settingPrefix(network)}_PUBLIC_RPC_URL`, `https://${network}.example`],
  ]);

const minimal = {
  ...Object.fromEntries(others),
  NODE_ENV: "development",
  DATABASE_URL: "postgresql://lunas@127.0.0.1/lunas",
  REDIS_URL: "redis://127.0.0.1",
  ENCRYPTION_KEYS: `k1:${Buffer.alloc(32).toString("base64")}`,
  RECEIPT_KEYS: `r1:${Buffer.alloc(32).toString("base64")}`,
  SANDBOX_RPC_URLS: "http://127.0.0.1:8545",
  SANDBOX_PUBLIC_RPC_URL: "http://127.0.0.1:8545",
  BASE_RPC_URLS: "https://rpc.example/secret,wss://rpc.example/secret",
  BASE_PUBLIC_RPC_URL: "https://mainnet.base.org",
};

/** Production accepts all of these settings. */
const production = {
  ...minimal,
  NODE_ENV: "production",
  DATABASE_URL: "postgresql://lunas_gateway:mV3x9QpL2sTzR8wK@db.example/lunas",
  REDIS_URL: "rediss://gateway:mV3x9QpL2sTzR8wK@redis.example",
  ENCRYPTION_KEYS: `k1:${Buffer.from(Array.from({ length: 32 }, (_, index) => 7 * index)).toString("base64")}`,
  RECEIPT_KEYS: `r1:${Buffer.from(Array.from({ length: 32 }, (_, index) => 5 * index)).toString("base64")}`,
  PUBLIC_URL: "https://pay.example",
  SANDBOX_PUBLIC_RPC_URL: "https://sandbox.example",
  BASE_RPC_URLS: "https://one.example/secret,https://two.example/secret",
};

const namedChains = (env: Record<string, string>) =>
  readConfig(env).chains.filter(({ chain }) => named.includes(chain.network));

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig({ ...minimal, ...env });
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

test("few settings are required, and the others follow from them", () => {
  const { signIn, ownOrigins, settleWaitMs } = readConfig(minimal);
  expect(namedChains(minimal).map(({ chain, rpcUrls }) => [chain.network, chain.payment.minAmount, rpcUrls])).toEqual([
    ["sandbox", 1n, ["http://127.0.0.1:8545"]],
    ["base", 10_000n, ["https://rpc.example/secret"]],
  ]);
  expect(signIn).toEqual({ domains: ["localhost:3402"], domain: "localhost:3402", uri: "http://localhost:3402" });
  expect(ownOrigins).toEqual(["http://localhost:3402"]);
  expect(settleWaitMs).toBe(25_000);
});

describe("without a sandbox", () => {
  const kept = Object.entries<string>(minimal as Record<string, string>).filter(
    ([name]) => !name.startsWith("SANDBOX_"),
  );
  const none: Record<string, string> = { ...Object.fromEntries(kept), SANDBOX_MODE: "none" };

  test("no setting of it is needed, and only production chains are served", () => {
    const { chains: served, sandboxMode } = readConfig(none);
    expect(sandboxMode).toBe("none");
    expect(served.map(({ chain }) => chain.environment)).not.toContain("sandbox");
    expect(served.map(({ chain }) => chain.network)).toContain("base");
  });

  test("what is left of its settings is not read: it cannot be wrong", () => {
    const left = {
      SANDBOX_RPC_URLS: "no url",
      SANDBOX_MIN_PAYMENT_AMOUNT: "-1",
      SANDBOX_RPC_URLS_FILE: "/no/such/file",
    };
    expect(readConfig({ ...none, ...left }).chains.map(({ chain }) => chain.network)).not.toContain("sandbox");
  });

  test("the settings of production chains stay required", () => {
    const { BASE_RPC_URLS: _, ...rest } = none;
    expect(() => readConfig(rest)).toThrow(/BASE_RPC_URLS is missing/);
    expect(problemsOf({ SANDBOX_MODE: "None" })).toEqual([expect.stringMatching(/^SANDBOX_MODE must be /)]);
  });
});

test("the smallest payment is set per chain or for all chains", () => {
  const minAmounts = (env: Record<string, string>) =>
    namedChains({ ...minimal, ...env }).map(({ chain }) => chain.payment.minAmount);
  expect(minAmounts({ MIN_PAYMENT_AMOUNT: "5" })).toEqual([5n, 5n]);
  expect(minAmounts({ MIN_PAYMENT_AMOUNT: "5", BASE_MIN_PAYMENT_AMOUNT: "7" })).toEqual([5n, 7n]);
});

test("the cost limit of a settlement is set per chain or for all chains", () => {
  const bounds = (env: Record<string, string>) =>
    namedChains({ ...minimal, ...env }).map(({ chain }) => chain.gas.maxSettlementWei);
  expect(bounds({})).toEqual([30_000_000_000_000_000n, 1_600_000_000_000_000n]);
  expect(bounds({ MAX_SETTLEMENT_COST_WEI: "5" })).toEqual([5n, 5n]);
  expect(bounds({ MAX_SETTLEMENT_COST_WEI: "5", BASE_MAX_SETTLEMENT_COST_WEI: "7" })).toEqual([5n, 7n]);
});

test("a chain stalls after a minute, after the set time, or never", () => {
  const waitLimit = (env: Record<string, string>) =>
    namedChains({ ...minimal, ...env }).map(({ chain }) => chain.stalledAfterMs);
  expect(waitLimit({})).toEqual([60_000, 60_000]);
  expect(waitLimit({ SANDBOX_STALLED_AFTER_MS: "0", BASE_STALLED_AFTER_MS: "9000" })).toEqual([null, 9_000]);
});

test("preconfirmations are shown where they are enabled, up to the bound of the chain's file", () => {
  const bounds = (env: Record<string, string>) =>
    namedChains({ ...minimal, ...env }).map(({ chain }) => chain.preconfirmedBelow);
  expect(bounds({})).toEqual([null, null]);
  // The sandbox's file has no bound.
  expect(bounds({ BASE_PRECONFIRMATIONS: "true", SANDBOX_PRECONFIRMATIONS: "true" })).toEqual([null, 1_000_000n]);
});

test("sign-in messages may name several hosts, of which the first is preferred", () => {
  const { signIn, ownOrigins } = readConfig({
    ...minimal,
    PUBLIC_URL: "https://api.pay.example",
    SIWE_DOMAINS: "pay.example,localhost:5173",
  });
  expect(signIn).toMatchObject({ domain: "pay.example", uri: "https://pay.example" });
  expect(ownOrigins).toEqual(["https://api.pay.example", "https://pay.example", "http://localhost:5173"]);
});

test("a private endpoint is not published", () => {
  expect(problemsOf({ ...production, SANDBOX_PUBLIC_RPC_URL: "http://127.0.0.1:8545" })).toEqual([
    expect.stringContaining("SANDBOX_PUBLIC_RPC_URL is one of"),
  ]);
  expect(problemsOf({ BASE_PUBLIC_RPC_URL: "https://me:secret@rpc.example" })).toEqual([
    expect.stringContaining("BASE_PUBLIC_RPC_URL carries credentials"),
  ]);
});

test("in production neither chain's private endpoint is published, in any spelling", () => {
  const alike = {
    SANDBOX_PUBLIC_RPC_URL: "HTTP://127.0.0.1:8545/",
    BASE_RPC_URLS: "https://first.example,https://second.example/key",
    BASE_PUBLIC_RPC_URL: "https://second.example:443/key",
  };
  expect(problemsOf({ ...production, ...alike })).toEqual([
    expect.stringContaining("SANDBOX_PUBLIC_RPC_URL is one of"),
    expect.stringContaining("BASE_PUBLIC_RPC_URL is one of"),
  ]);
  expect(problemsOf(alike)).toEqual([]);
});

test("all contradictions are reported at once", () => {
  const problems = problemsOf({
    ...production,
    SANDBOX_PUBLIC_RPC_URL: "http://127.0.0.1:8545",
    BASE_RPC_URLS: "wss://rpc.example",
    SANDBOX_IDRX_ADDRESS: `0x${"aB".repeat(20)}`,
  });
  expect(problems).toHaveLength(3);
});

test("the gas bounds come from the settings, else from the catalog", () => {
  const gasOf = (env: Record<string, string>) => namedChains({ ...minimal, ...env }).map(({ chain }) => chain.gas);
  expect(gasOf({})).toEqual([sandbox.gas, base.gas]);
  const [, given] = gasOf({ BASE_MERCHANT_GAS_BUDGET_WEI: "3000000000000000", BASE_PAYER_IN_FLIGHT: "7" });
  expect(given).toEqual({ ...base.gas, merchantDailyWei: 3_000_000_000_000_000n, payerInFlight: 7 });
});

test("a budget that is less than one settlement may cost, or a chain's less than a merchant's, is refused", () => {
  const tooLittle = { BASE_MERCHANT_GAS_BUDGET_WEI: "1499999999999999" };
  expect(problemsOf(tooLittle)).toEqual([
    "BASE_MERCHANT_GAS_BUDGET_WEI must be at least 1500000000000000: what one settlement may cost.",
  ]);
  expect(problemsOf({ BASE_CHAIN_GAS_BUDGET_WEI: "1500000000000000" })).toEqual([
    "BASE_CHAIN_GAS_BUDGET_WEI is less than BASE_MERCHANT_GAS_BUDGET_WEI.",
  ]);
});

describe("in production", () => {
  const dangerous = {
    DATABASE_URL: "postgresql://lunas:lunas@127.0.0.1:5432/lunas",
    REDIS_URL: "redis://127.0.0.1:6379",
    ENCRYPTION_KEYS: "k1:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=",
    RECEIPT_KEYS: "r1:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=",
    WEBHOOK_ALLOW_PRIVATE_TARGETS: "true",
    TRUST_PROXY: "0.0.0.0/0",
    PUBLIC_URL: "http://pay.example",
    SIWE_DOMAINS: "pay.example,localhost:3402",
  };
  const names = (problems: readonly string[]) => problems.map((problem) => problem.split(" ")[0]).sort();

  test("dangerous and contradictory settings are refused together, and the error contains no secret", () => {
    const problems = problemsOf({ ...production, ...dangerous, BASE_PUBLIC_RPC_URL: "https://me:word@rpc.example" });
    expect(names(problems)).toEqual([...Object.keys(dangerous), "BASE_PUBLIC_RPC_URL"].sort());
    expect(problems.join("\n")).not.toMatch(/AAAA|lunas:lunas|me:word/);
    for (const problem of problems) expect(problem).toMatch(/: .+|everybody can read/);
  });

  test("missing settings are reported with them", () => {
    const { DATABASE_URL, RECEIPT_KEYS, ...rest } = { ...production, ...dangerous };
    expect(() => readConfig(rest)).toThrow(/RECEIPT_KEYS is missing/);
    expect(() => readConfig(rest)).toThrow(/DATABASE_URL is missing[\s\S]*WEBHOOK_ALLOW_PRIVATE_TARGETS must be false/);
  });

  test("safe settings start", () => {
    expect(problemsOf(production)).toEqual([]);
  });

  test.each([
    "https://one.example/secret",
    "https://one.example/secret,wss://two.example",
    "https://one.example/secret,https://one.example/other",
  ])("one endpoint of a real-money chain is refused unless the operator says so: %s", (urls) => {
    const problem =
      "BASE_RPC_URLS has one endpoint: payments stop when it does. List two or more providers, or set BASE_SINGLE_RPC=true (refused in production).";
    const single = { ...production, BASE_RPC_URLS: urls };
    expect(problemsOf(single)).toEqual([problem]);
    expect(problemsOf({ ...single, BASE_SINGLE_RPC: "true" })).toEqual([]);
    expect(problemsOf({ ...single, NODE_ENV: "development", SANDBOX_RPC_URLS: "http://127.0.0.1:1" })).toEqual([]);
  });

  test("a real-money chain at a remote endpoint means production, unless NODE_ENV says otherwise", () => {
    const { NODE_ENV, ...silent } = { ...production, ...dangerous };
    const problemsOfSilent = (env: Record<string, string>) => {
      try {
        readConfig({ ...silent, ...env });
        return [];
      } catch (error) {
        return error instanceof SettingsError ? names(error.problems) : [String(error)];
      }
    };
    const all = Object.keys(dangerous).sort();
    expect(problemsOfSilent({})).toEqual(all);
    expect(problemsOfSilent({ BASE_RPC_URLS: "http://10.0.0.7:8545,https://base.provider.example/v2/key" })).toEqual(
      all,
    );
    for (const url of ["http://127.0.0.1:8545", "http://chain:8546", "http://10.0.0.7:8545", "http://[::1]:8545"]) {
      expect(problemsOfSilent({ BASE_RPC_URLS: url })).toEqual([]);
    }
    expect(problemsOfSilent({ NODE_ENV: "development" })).toEqual([]);
    expect(problemsOfSilent({ NODE_ENV: "test" })).toEqual([]);
  });
});
