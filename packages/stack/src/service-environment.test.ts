import { type StackAddresses, serviceEnvironment } from "./service-environment";

const stack: StackAddresses = {
  databaseUrl: "postgresql://lunas:word@127.0.0.1:1/lunas",
  redisUrl: "redis://127.0.0.1:2",
  chains: {
    sandbox: { rpcUrl: "http://127.0.0.1:3", wsUrl: "ws://127.0.0.1:3" },
    base: { rpcUrl: "http://127.0.0.1:4", wsUrl: "ws://127.0.0.1:4" },
  },
  fork: false,
  secrets: {
    encryptionKeys: "dev:AA==",
    signerKeys: { sandbox: ["0x1", "0x2"], base: ["0x3"] },
    treasuryKey: "0x4",
  },
};

it("tells the services where everything is and what they sign with", () => {
  expect(serviceEnvironment(stack, { port: 3402, publicUrl: "http://localhost:3402" })).toMatchObject({
    DATABASE_URL: stack.databaseUrl,
    SANDBOX_RPC_URLS: "http://127.0.0.1:3",
    BASE_PUBLIC_RPC_URL: "http://127.0.0.1:4",
    SANDBOX_SIGNER_KEYS: "0x1,0x2",
    SANDBOX_TREASURY_KEY: "0x4",
    PORT: "3402",
    SIWE_DOMAINS: "localhost:3402",
  });
});
