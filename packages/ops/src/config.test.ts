import { chains } from "@lunas/catalog/chains";
import { readConfig } from "./config";

test("without a sandbox lunas-ops reads nothing of it, and looks at production chains alone", () => {
  const source = { DATABASE_URL: "postgresql://lunas@127.0.0.1/lunas", SANDBOX_RPC_URLS_FILE: "/no/such/file" };
  const config = readConfig({ ...source, SANDBOX_MODE: "none" });
  expect(config.chains).toEqual(chains.filter(({ environment }) => environment === "production"));
  expect(config.rpcUrls.sandbox).toBeUndefined();
  expect(() => readConfig(source)).toThrow(/SANDBOX_RPC_URLS_FILE names a file that cannot be read/);
});
