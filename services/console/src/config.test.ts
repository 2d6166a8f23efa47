import { chains, settingPrefix } from "@lunas/catalog/chains";
import { readConfig } from "./config";

const common = {
  NODE_ENV: "development",
  DATABASE_URL: "postgresql://lunas@127.0.0.1/lunas",
  REDIS_URL: "redis://127.0.0.1",
  OPERATOR_TOKENS: `siti:${"ab".repeat(32)}`,
};
const production = chains.filter(({ environment }) => environment === "production");
const urls = Object.fromEntries(
  production.map(({ network }) => [`${settingPrefix(network)}_RPC_URLS`, "http://127.0.0.1:1"]),
);

test("without a sandbox the console needs no endpoint of it, and shows production chains alone", () => {
  const left = { SANDBOX_RPC_URLS_FILE: "/no/such/file" };
  expect(readConfig({ ...common, ...urls, ...left, SANDBOX_MODE: "none" }).chains).toEqual(production);
  expect(() => readConfig({ ...common, ...urls })).toThrow(/SANDBOX_RPC_URLS is missing/);
});
