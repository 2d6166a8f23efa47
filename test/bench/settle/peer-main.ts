import { createServer } from "node:http";
import { x402Facilitator } from "@x402/core/facilitator";
import type { Network, PaymentPayload, PaymentRequirements } from "@x402/core/types";
import { toFacilitatorEvmSigner } from "@x402/evm";
import { ExactEvmScheme } from "@x402/evm/exact/facilitator";
import express from "express";
import { createPublicClient, createWalletClient, defineChain, http } from "viem";
import { nonceManager, privateKeyToAccount } from "viem/accounts";

/** The stock x402 facilitator, as its authors show it: Express, viem, its nonce manager. Nothing is stored. */
const { PEER_PORT = "0", PEER_RPC_URL = "", PEER_SIGNER_KEYS = "" } = process.env;
const keys = PEER_SIGNER_KEYS.split(",") as `0x${string}`[];

const chain = defineChain({
  id: 1337,
  name: "sandbox",
  nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
  rpcUrls: { default: { http: [PEER_RPC_URL] } },
});
const transport = http(PEER_RPC_URL);
const reader = createPublicClient({ chain, transport, pollingInterval: 50 });
const wallets = keys.map((key) =>
  createWalletClient({ account: privateKeyToAccount(key, { nonceManager }), chain, transport }),
);

let turn = 0;
const nextWallet = () => {
  turn += 1;
  const wallet = wallets[turn % wallets.length];
  if (wallet === undefined) throw new Error("PEER_SIGNER_KEYS is empty");
  return wallet;
};

const first = nextWallet().account.address;
// viem's generics are finer than the facilitator's own words for the same calls.
const signer = toFacilitatorEvmSigner({
  address: first,
  getCode: (args) => reader.getCode(args),
  readContract: (args) => reader.readContract({ ...args, args: args.args ?? [] } as never),
  verifyTypedData: (args) => reader.verifyTypedData(args as never),
  writeContract: (args) => nextWallet().writeContract(args as never),
  sendTransaction: (args) => nextWallet().sendTransaction(args as never),
  waitForTransactionReceipt: (args) => reader.waitForTransactionReceipt(args),
});
const network: Network = "eip155:1337";
const facilitator = new x402Facilitator().register(network, new ExactEvmScheme(signer));

interface PeerRequest {
  readonly paymentPayload: PaymentPayload;
  readonly paymentRequirements: PaymentRequirements;
}

const app = express().use(express.json());
for (const verb of ["verify", "settle"] as const) {
  app.post(`/${verb}`, (request, response) => {
    const { paymentPayload, paymentRequirements } = request.body as PeerRequest;
    facilitator[verb](paymentPayload, paymentRequirements).then(
      (reported) => response.json(reported),
      (error: unknown) => response.status(500).json({ error: String(error) }),
    );
  });
}
app.get("/supported", (_request, response) => void response.json(facilitator.getSupported()));
// The gateway's backlog and time for idle connections: the bench compares the work for a payment, not how connections are opened.
const server = createServer(app);
server.keepAliveTimeout = 75_000;
server.listen({ port: Number(PEER_PORT), host: "127.0.0.1", backlog: 65_535 });
