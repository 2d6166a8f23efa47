import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import { claiming, payingOut, type ShopRow } from "../../harness/shop-channels";
import type { Case } from "./case";
import { changed } from "./of-channels";
import type { Payers } from "./requests";

const evm = (reason: string) => `invalid_batch_settlement_evm_${reason}`;
const ownMerchant = "a key serves the channels of its own merchant, to the wallet that the merchant proved";
const burnsGas = "the contract takes it and does nothing, for gas that is the merchant's";

const claim = (make: (payers: Payers) => Promise<readonly ShopRow[]>) => async (payers: Payers) =>
  claiming(payers.payTo, await make(payers));
const refund = (terms: { amount: bigint; nonce?: bigint }, change: (body: object) => object = (body) => body) => {
  return async ({ channels: { open } }: Payers) => change(await open.refunds({ charged: 500n, ...terms }));
};

/** What a server makes of its own books: each is settled, and none of them moves anything at both. The channel has 500 as claimed. */
export const ofChannelSettles: readonly Case[] = [
  {
    name: "claim: above the signed maximum",
    make: claim(async ({ channels: { open } }) => [await open.row(1_000n, 1_001n)]),
    outcome: evm("claim_simulation_failed"),
  },
  {
    name: "claim: above the balance",
    make: claim(async ({ channels: { open } }) => [await open.row(100_001n)]),
    outcome: evm("claim_simulation_failed"),
  },
  {
    name: "claim: a voucher of another key",
    make: claim(async ({ channels: { open } }) => [await open.row(1_000n, 1_000n, freshWallet())]),
    outcome: evm("claim_simulation_failed"),
  },
  {
    name: "claim: of another authorizer's channel, unsigned",
    make: claim(async ({ channels: { ownSigner } }) => [await ownSigner.row(1_000n)]),
    outcome: evm("authorizer_address_mismatch"),
  },
  {
    name: "claim: of another authorizer's channel, signed by another key",
    make: async ({ payTo, channels: { ownSigner } }) => claiming(payTo, [await ownSigner.row(1_000n)], freshWallet()),
    outcome: evm("claim_simulation_failed"),
  },
  {
    name: "claim: one row that would revert",
    make: claim(async ({ channels: { open, ownSigner } }) => [await open.row(1_000n), await ownSigner.row(1_000n)]),
    outcome: evm("authorizer_address_mismatch"),
  },
  {
    name: "claim: of another merchant's channel",
    make: async ({ payTo, channels: { foreign } }) => claiming(payTo, [await foreign.row(700n)]),
    outcome: { stock: "settled", lunas: evm("receiver_mismatch"), because: ownMerchant },
  },
  {
    name: "claim: of what is claimed already",
    make: claim(async ({ channels: { open } }) => [await open.row(500n)]),
    outcome: { stock: "settled", lunas: evm("claim_simulation_failed"), because: burnsGas },
  },
  {
    name: "payout: nothing is claimed that is not paid",
    make: async ({ payTo }) => payingOut(payTo),
    outcome: evm("nothing_to_settle"),
  },
  {
    name: "payout: to another wallet than the key's merchant",
    make: async ({ channels: { otherWallet } }) => payingOut(otherWallet),
    outcome: { stock: "settled", lunas: evm("receiver_mismatch"), because: ownMerchant },
  },
  {
    name: "refund: of nothing",
    make: refund({ amount: 0n }),
    outcome: evm("refund_simulation_failed"),
  },
  {
    name: "refund: a nonce that is not the channel's",
    make: refund({ amount: 5n, nonce: 1n }),
    outcome: evm("refund_simulation_failed"),
  },
  {
    name: "refund: signed by another key",
    make: async ({ channels: { open } }) => open.refunds({ amount: 5n, charged: 500n, by: freshWallet() }),
    outcome: evm("refund_simulation_failed"),
  },
  {
    name: "refund: of another authorizer's channel, unsigned",
    make: async ({ channels: { ownSigner } }) => ownSigner.refunds({ amount: 5n, charged: 0n }),
    outcome: evm("authorizer_address_mismatch"),
  },
  {
    name: "refund: with a claim above the balance",
    make: async ({ channels: { open } }) =>
      open.refunds({ amount: 5n, charged: 500n, claims: [await open.row(100_001n)] }),
    outcome: evm("refund_simulation_failed"),
  },
  {
    name: "refund: as a payer sends it",
    make: async ({ channels: { open } }) => open.pays(500n, "refund"),
    outcome: evm("payload_type"),
  },
  {
    name: "settle: an unknown type",
    make: async ({ payTo }) => changed(payingOut(payTo), "paymentPayload.payload.type", "gift"),
    outcome: evm("payload_type"),
  },
];
