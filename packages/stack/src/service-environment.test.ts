import { perChain } from "@lunas/catalog/chains";
import { type StackAddresses, serviceEnvironment } from "./service-environment";

const stack: StackAddresses = {
  databaseUrl: "postgresql://lunas:word@127.0.0.1:1/lunas",
  redisUrl: "redis://127.0.0.1:2",
  chains: perChain(({ chainId }) => ({ rpcUrl: `http://127.0.0.1:${chainId}`, wsUrl: `ws://127.0.0.1:${chainId}` })),
  fork: false,
  secrets: {
    encryptionKeys: "dev:AA==",
    receiptKeys: "dev:BB==",
    signerKeys: perChain(() => ["0x1", "0x2"]),
    treasuryKey: "0x4",
    authorizerKey: "0x5",
  },
};

it("gives the services all addresses and signing keys", () => {
  expect(serviceEnvironment(stack, { port: 3402, publicUrl: "http://localhost:3402" })).toMatchObject({
    DATABASE_URL: stack.databaseUrl,
    SANDBOX_RPC_URLS: "http://127.0.0.1:1337",
    BASE_PUBLIC_RPC_URL: "http://127.0.0.1:8453",
    SANDBOX_SIGNER_KEYS: "0x1,0x2",
    SANDBOX_TREASURY_KEY: "0x4",
    SANDBOX_CHANNEL_AUTHORIZER: "0x5",
    PORT: "3402",
    SIWE_DOMAINS: "localhost:3402",
  });
});
