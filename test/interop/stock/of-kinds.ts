import type { Case } from "./case";
import { accepting, agreeing, type Body, carrying, demanding, type Payers, paying, signed } from "./requests";

const wordless = "the stock facilitator has no word for it and throws; Lunas has x402's general ones";
const other = "eip155:8453";
const byPayer = (change: (body: Body) => unknown) => async (payers: Payers) =>
  change(await signed(payers, payers.payer));

/** Of another version, scheme, network or method, and bodies without a part. */
export const ofKinds: readonly Case[] = [
  { name: "as a payer signed it", make: byPayer((body) => body), outcome: "valid" },
  {
    name: "x402 version 1",
    make: byPayer((body) => ({ ...paying(body, { x402Version: 1 }), x402Version: 1 })),
    outcome: { stock: "error", lunas: "invalid_x402_version", because: wordless },
  },
  {
    name: "a payload without a version",
    make: byPayer((body) => paying(body, { x402Version: undefined })),
    outcome: { stock: "error", lunas: "invalid_x402_version", because: wordless },
  },
  {
    name: "version 1 beside a payload of version 2",
    make: byPayer((body) => ({ ...body, x402Version: 1 })),
    outcome: { stock: "valid", lunas: "invalid_x402_version", because: "a request says one version, or none" },
  },
  {
    name: "no version beside the payload",
    make: byPayer((body) => ({ ...body, x402Version: undefined })),
    outcome: "valid",
  },
  {
    name: "a demand of another scheme",
    make: byPayer((body) => demanding(body, { scheme: "upto" })),
    outcome: {
      stock: "unsupported_payload_type",
      lunas: "invalid_upto_evm_scheme",
      because: "the two schemes differ, which upto has a word for",
    },
  },
  {
    name: "another scheme on both sides",
    make: byPayer((body) => agreeing(body, { scheme: "subscription" })),
    outcome: { stock: "error", lunas: "unsupported_scheme", because: wordless },
  },
  {
    name: "a payload of another scheme",
    make: byPayer((body) => accepting(body, { scheme: "upto" })),
    outcome: {
      stock: "unsupported_payload_type",
      lunas: "invalid_upto_evm_scheme",
      because: "the two schemes differ, which upto has a word for",
    },
  },
  {
    name: "another EVM network on both sides",
    make: byPayer((body) => agreeing(body, { network: other })),
    outcome: { stock: "error", lunas: "invalid_network", because: wordless },
  },
  {
    name: "another family of networks",
    make: byPayer((body) => agreeing(body, { network: "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp" })),
    outcome: { stock: "error", lunas: "invalid_network", because: wordless },
  },
  {
    name: "a network's name of version 1",
    make: byPayer((body) => agreeing(body, { network: "base" })),
    outcome: { stock: "error", lunas: "invalid_network", because: wordless },
  },
  {
    name: "a demand on another network",
    make: byPayer((body) => demanding(body, { network: other })),
    outcome: { stock: "error", lunas: "invalid_exact_evm_network_mismatch", because: wordless },
  },
  {
    name: "a payload on another network",
    make: byPayer((body) => accepting(body, { network: other })),
    outcome: "invalid_exact_evm_network_mismatch",
  },
  {
    name: "an EIP-3009 authorization",
    make: async (payers) => {
      const body = await signed(payers, payers.payer);
      const { signature, permit2Authorization } = body.paymentPayload.payload;
      const { from, nonce } = permit2Authorization;
      const authorization = {
        from,
        to: payers.payTo,
        value: "500000",
        validAfter: "0",
        validBefore: "9999999999",
        nonce,
      };
      return carrying(body, { signature, authorization });
    },
    outcome: {
      stock: "invalid_exact_evm_signature",
      lunas: "invalid_payload",
      because: "the token has no EIP-3009, which Lunas knows without reading it",
    },
  },
  {
    name: "an empty payload",
    make: byPayer((body) => carrying(body, {})),
    outcome: { stock: "error", lunas: "invalid_payload", because: wordless },
  },
  {
    name: "no transfer method",
    make: byPayer((body) => agreeing(body, { extra: { name: "IDRX", version: "1" } })),
    outcome: {
      stock: "valid",
      lunas: "invalid_payload",
      because: "without a method x402 means EIP-3009, and this is Permit2",
    },
  },
  {
    name: "a demand of another transfer method",
    make: byPayer((body) => demanding(body, { extra: { assetTransferMethod: "eip3009", name: "IDRX", version: "1" } })),
    outcome: {
      stock: "valid",
      lunas: "invalid_payload",
      because: "the demand is for a method that the payload is not",
    },
  },
  {
    name: "no extra",
    make: byPayer((body) => agreeing(body, { extra: undefined })),
    outcome: {
      stock: "valid",
      lunas: "invalid_payload",
      because: "without a method x402 means EIP-3009, and this is Permit2",
    },
  },
  {
    name: "no payload at all",
    make: byPayer((body) => paying(body, { payload: undefined })),
    outcome: { stock: "error", lunas: "invalid_payload", because: wordless },
  },
  {
    name: "no demand at all",
    make: byPayer((body) => ({ ...body, paymentRequirements: undefined })),
    outcome: { stock: "error", lunas: "invalid_payload", because: wordless },
  },
  {
    name: "no accepted terms",
    make: byPayer((body) => paying(body, { accepted: undefined })),
    outcome: { stock: "error", lunas: "invalid_payload", because: wordless },
  },
  { name: "no resource", make: byPayer((body) => paying(body, { resource: undefined })), outcome: "valid" },
  { name: "no extensions", make: byPayer((body) => paying(body, { extensions: undefined })), outcome: "valid" },
  {
    name: "fields that nobody knows",
    make: byPayer((body) => ({ ...agreeing(body, { novelty: 1 }), novelty: { a: [1] } })),
    outcome: "valid",
  },
  {
    name: "a demand without a timeout",
    make: byPayer((body) => agreeing(body, { maxTimeoutSeconds: undefined })),
    outcome: { stock: "valid", lunas: "invalid_payload", because: "x402 requires the field" },
  },
  {
    name: "a payment-identifier that is too short",
    make: byPayer((body) => paying(body, { extensions: { "payment-identifier": { info: { id: "order-7" } } } })),
    outcome: {
      stock: "valid",
      lunas: "invalid_payload",
      because:
        "the stock facilitator does not read it; Lunas promises one payment for one name, and keeps no half promise",
    },
  },
];
