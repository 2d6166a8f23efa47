import { chains } from "@lunas/catalog/chains";
import { opsSettings } from "./ops-settings";
import type { StackAddresses } from "./service-environment";

test("operators get the database, the endpoints and the encryption keys, and no key that signs", () => {
  const perNetwork = <T>(value: T) => Object.fromEntries(chains.map(({ network }) => [network, value]));
  const stack = {
    databaseUrl: "postgresql://localhost/lunas",
    redisUrl: "redis://localhost",
    fork: false,
    chains: perNetwork({ rpcUrl: "http://localhost:1", wsUrl: "ws://localhost:1" }),
    secrets: { encryptionKeys: "first:x", treasuryKey: "0xtreasury", signerKeys: perNetwork(["0xsigner"]) },
  } as unknown as StackAddresses;
  const settings = opsSettings(stack);
  expect(settings).toMatchObject({ DATABASE_URL: "postgresql://localhost/lunas", ENCRYPTION_KEYS: "first:x" });
  expect(settings.SANDBOX_RPC_URLS).toBe("http://localhost:1");
  expect(JSON.stringify(settings)).not.toMatch(/0xtreasury|0xsigner|redis:/);
});
