import { chains, settingPrefix } from "@lunas/catalog/chains";
import { SettingsError } from "@lunas/runtime/settings-error";
import { readConfig } from "./config";

const production = {
  ...Object.fromEntries(
    chains.map(({ network }) => [
      `${settingPrefix(network)}_RPC_URLS`,
      `https://${network}.one.example/key,https://${network}.two.example/key`,
    ]),
  ),
  NODE_ENV: "production",
  DATABASE_URL: "postgresql://lunas_settler:mV3x9QpL2sTzR8wK@db.example/lunas",
  REDIS_URL: "rediss://settler:mV3x9QpL2sTzR8wK@redis.example",
};

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig({ ...production, ...env });
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

test("one endpoint of a real-money chain is refused in production unless the operator says so", () => {
  expect(problemsOf({})).toEqual([]);
  const single = { BASE_RPC_URLS: "https://one.example/key" };
  expect(problemsOf(single)).toEqual([expect.stringContaining("or set BASE_SINGLE_RPC=true (refused in production).")]);
  expect(problemsOf({ ...single, BASE_SINGLE_RPC: "true" })).toEqual([]);
  expect(problemsOf({ ...single, NODE_ENV: "development" })).toEqual([]);
  expect(problemsOf({ SANDBOX_RPC_URLS: "https://one.example/key" })).toEqual([]);
});

test("without a sandbox no setting of it is needed or read", () => {
  const rest = Object.entries(production).filter(([name]) => !name.startsWith("SANDBOX_"));
  const none = { ...Object.fromEntries(rest), SANDBOX_MODE: "none" };
  const left = { SANDBOX_SIGNER_KEYS: "no key", SANDBOX_TREASURY_KEY_FILE: "/no/such/file" };
  for (const source of [none, { ...none, ...left }]) {
    const { chains: served, networks } = readConfig(source);
    const names = chains.filter(({ environment }) => environment === "production").map(({ network }) => network);
    expect(served.map(({ network }) => network)).toEqual(names);
    expect(Object.keys(networks)).toEqual(names);
  }
  expect(() => readConfig(Object.fromEntries(rest))).toThrow(/SANDBOX_RPC_URLS is missing/);
});
