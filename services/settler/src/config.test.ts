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
