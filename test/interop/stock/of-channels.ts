import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import { type ShopChannel, shopChannel } from "../../harness/shop-channels";
import type { Case } from "./case";
import { type Payers, spellings } from "./requests";

const evm = (reason: string) => `invalid_batch_settlement_evm_${reason}`;
const thirdParty = `0x${"9".repeat(40)}`;
const other = "eip155:8453";
const wordless = "the stock facilitator has no word for it and throws; Lunas has x402's general ones";
const ownMerchant = "a key serves the channels of its own merchant, to the wallet that the merchant proved";
const oneSpelling = "a voucher is claimed later as the shop stored it, and the contract takes one spelling alone";

/** A copy with another value at the path; undefined removes the field. */
export function changed(body: object, path: string, value: unknown): object {
  const [name = "", ...rest] = path.split(".");
  const fields = body as Record<string, object>;
  return { ...fields, [name]: rest.length === 0 ? value : changed(fields[name] ?? {}, rest.join("."), value) };
}

const paid = "paymentPayload.payload";
const signedPermit = `${paid}.deposit.authorization.permit2Authorization`;

/** A voucher of the open channel, of 1,000 more than what is claimed, changed afterwards. */
const voucher = (change: (body: object) => object = (body) => body) => {
  return async ({ channels: { open } }: Payers) => change(await open.pays(1_000n));
};
const at = (path: string, value: unknown) => (body: object) => changed(body, path, value);
const both = (path: string, value: unknown) => (body: object) =>
  changed(changed(body, `paymentPayload.accepted.${path}`, value), `paymentRequirements.${path}`, value);
const deposit = (change: (body: object) => object = (body) => body) => {
  return async (payers: Payers) => change(await newChannel(payers).deposits(50_000n));
};
const newChannel = (
  { payer, payTo, channels: { authorizer } }: Payers,
  changes: Parameters<typeof shopChannel>[2] = {},
  by = payer,
): ShopChannel => shopChannel(by, { receiver: payTo, authorizer }, changes);

/** A voucher is never settled: the server keeps it. */
const settled = evm("payload_type");

/** Requests of scheme `batch-settlement` to verify, in the order in which the stock facilitator judges them. */
export const ofChannels: readonly Case[] = [
  { name: "channel: a voucher as a payer signed it", make: voucher(), outcome: "valid" },
  {
    name: "channel: accepted as exact",
    make: voucher(at("paymentPayload.accepted.scheme", "exact")),
    outcome: evm("scheme"),
  },
  {
    name: "channel: a payload on another network",
    make: voucher(at("paymentPayload.accepted.network", other)),
    outcome: evm("network_mismatch"),
  },
  {
    name: "channel: another network on both sides",
    make: voucher(both("network", other)),
    outcome: { stock: "error", lunas: "invalid_network", because: wordless },
  },
  { name: "channel: an unknown type", make: voucher(at(`${paid}.type`, "gift")), outcome: evm("payload_type") },
  {
    name: "channel: another channel than its config's",
    make: voucher(at(`${paid}.voucher.channelId`, `0x${"1".repeat(64)}`)),
    outcome: evm("channel_id_mismatch"),
    settled,
  },
  {
    name: "channel: another receiver demanded",
    make: voucher(at("paymentRequirements.payTo", thirdParty)),
    outcome: evm("receiver_mismatch"),
    settled,
  },
  {
    name: "channel: of another merchant, all agreeing",
    make: async ({ channels: { foreign } }) => foreign.pays(1_000n),
    outcome: { stock: "valid", lunas: evm("receiver_mismatch"), because: ownMerchant },
    settled,
  },
  {
    name: "channel: another authorizer demanded",
    make: voucher(at("paymentRequirements.extra.receiverAuthorizer", thirdParty)),
    outcome: evm("receiver_authorizer_mismatch"),
    settled,
  },
  {
    name: "channel: no authorizer demanded",
    make: voucher(at("paymentRequirements.extra.receiverAuthorizer", undefined)),
    outcome: evm("receiver_authorizer_mismatch"),
    settled,
  },
  {
    name: "channel: another token demanded",
    make: voucher(at("paymentRequirements.asset", thirdParty)),
    outcome: evm("token_mismatch"),
    settled,
  },
  {
    name: "channel: another delay demanded",
    make: voucher(at("paymentRequirements.extra.withdrawDelay", 901)),
    outcome: evm("withdraw_delay_mismatch"),
    settled,
  },
  {
    name: "channel: a delay that the contract does not take",
    make: async (payers) => newChannel(payers, { withdrawDelay: 899n }).pays(1_000n),
    outcome: evm("withdraw_delay_out_of_range"),
    settled,
  },
  {
    name: "channel: a voucher of another key",
    make: async ({ channels: { open } }) => open.pays(1_000n, "voucher", freshWallet()),
    outcome: evm("voucher_signature"),
    settled,
  },
  ...(["zeroV", "highS", "compact"] as const).map(
    (spelling): Case => ({
      name: `channel: a voucher's signature, spelled ${spelling}`,
      make: voucher((body) => {
        const { signature } = (body as Spelled).paymentPayload.payload.voucher;
        return changed(body, `${paid}.voucher.signature`, spellings[spelling](signature));
      }),
      outcome:
        spelling === "compact"
          ? evm("voucher_signature")
          : { stock: "valid", lunas: evm("voucher_signature"), because: oneSpelling },
      settled,
    }),
  ),
  {
    name: "channel: nothing is deposited",
    make: async (payers) => newChannel(payers).pays(1_000n),
    outcome: evm("channel_not_found"),
    settled,
  },
  {
    name: "channel: above its balance",
    make: async ({ channels: { open } }) => open.pays(100_001n),
    outcome: evm("cumulative_exceeds_balance"),
    settled,
  },
  {
    name: "channel: not above what is claimed",
    make: async ({ channels: { open } }) => open.pays(500n),
    outcome: evm("cumulative_below_claimed"),
    settled,
  },
  {
    name: "channel: a refund of what is claimed",
    make: async ({ channels }) => channels.open.pays(500n, "refund"),
    outcome: "valid",
  },
  {
    name: "channel: a refund below what is claimed",
    make: async ({ channels: { open } }) => open.pays(499n, "refund"),
    outcome: evm("cumulative_below_claimed"),
    settled,
  },
  { name: "channel: a deposit as a payer signed it", make: deposit(), outcome: "valid" },
  {
    name: "channel: a deposit of another payer's money",
    make: deposit(at(`${signedPermit}.from`, thirdParty)),
    outcome: evm("permit2_invalid_signature"),
  },
  {
    name: "channel: a deposit with another spender",
    make: deposit(at(`${signedPermit}.spender`, thirdParty)),
    outcome: evm("permit2_invalid_spender"),
  },
  {
    name: "channel: a deposit of another token",
    make: deposit(at(`${signedPermit}.permitted.token`, thirdParty)),
    outcome: evm("token_mismatch"),
  },
  {
    name: "channel: a deposit of another amount",
    make: deposit(at(`${paid}.deposit.amount`, "50001")),
    outcome: evm("permit2_amount_mismatch"),
  },
  {
    name: "channel: a deposit to another channel",
    make: deposit(at(`${signedPermit}.witness.channelId`, `0x${"1".repeat(64)}`)),
    outcome: evm("channel_id_mismatch"),
  },
  {
    name: "channel: a deposit that has expired",
    make: async (payers) => newChannel(payers).deposits(50_000n, { deadline: 1n }),
    outcome: evm("permit2_deadline_expired"),
  },
  {
    name: "channel: a deposit that nobody signed",
    make: deposit(at(`${signedPermit}.nonce`, "5")),
    outcome: evm("permit2_invalid_signature"),
  },
  {
    name: "channel: a deposit without an approval",
    make: async (payers) => newChannel(payers, {}, payers.unapproved).deposits(50_000n),
    outcome: evm("permit2_allowance_required"),
  },
  {
    name: "channel: a deposit of more than the payer has",
    make: async (payers) => newChannel(payers, {}, payers.poor).deposits(50_000n),
    outcome: evm("insufficient_balance"),
  },
  {
    name: "channel: a deposit below its first voucher",
    make: async (payers) => newChannel(payers).deposits(50_000n, { max: 50_001n }),
    outcome: evm("cumulative_exceeds_balance"),
  },
  {
    name: "channel: a deposit below the least of the network",
    make: async (payers) => newChannel(payers).deposits(999n, { max: 999n }),
    outcome: {
      stock: "valid",
      lunas: evm("deposit_below_min_deposit"),
      because: "a deposit costs Lunas gas, so a network has a least one",
    },
  },
  {
    name: "channel: a deposit without an authorization",
    make: deposit(at(`${paid}.deposit.authorization`, {})),
    outcome: evm("payload_type"),
  },
];

interface Spelled {
  readonly paymentPayload: { readonly payload: { readonly voucher: { readonly signature: string } } };
}
