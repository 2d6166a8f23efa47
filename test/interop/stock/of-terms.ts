import type { Case } from "./case";
import { accepting, agreeing, authorizing, type Body, type Changes, demanding, type Payers, signed } from "./requests";

const thirdParty = `0x${"9".repeat(40)}` as const;
const inSeconds = (seconds: number) => BigInt(Math.floor(Date.now() / 1_000) + seconds);
const signing = (changes: () => Changes) => (payers: Payers) => signed(payers, payers.payer, changes());
const byPayer = (change: (body: Body) => unknown) => async (payers: Payers) =>
  change(await signed(payers, payers.payer));

/** Terms that do not agree, times, amounts, and what is on the chain. */
export const ofTerms: readonly Case[] = [
  { name: "another spender", make: signing(() => ({ spender: thirdParty })), outcome: "invalid_permit2_spender" },
  {
    name: "signed to another receiver than demanded",
    make: async (payers) => demanding(await signed(payers, payers.payer, { to: thirdParty }), { payTo: payers.payTo }),
    outcome: "invalid_permit2_recipient_mismatch",
  },
  {
    name: "demanded for another receiver than signed",
    make: byPayer((body) => demanding(body, { payTo: thirdParty })),
    outcome: "invalid_permit2_recipient_mismatch",
  },
  {
    name: "to a receiver that is not the key's merchant, all agreeing",
    make: signing(() => ({ to: thirdParty })),
    outcome: {
      stock: "valid",
      lunas: "invalid_permit2_recipient_mismatch",
      because: "a key settles for its own merchant, to the wallet that the merchant proved",
    },
  },
  {
    name: "accepted for another receiver than demanded",
    make: byPayer((body) => accepting(body, { payTo: thirdParty })),
    outcome: {
      stock: "valid",
      lunas: "invalid_permit2_recipient_mismatch",
      because: "the payer accepted other terms than the shop demanded",
    },
  },
  {
    name: "a deadline that has passed",
    make: signing(() => ({ deadlineSeconds: inSeconds(-5) })),
    outcome: "permit2_deadline_expired",
  },
  {
    name: "a deadline in three seconds",
    make: signing(() => ({ deadlineSeconds: inSeconds(3) })),
    outcome: "permit2_deadline_expired",
  },
  {
    name: "a deadline in half an hour",
    make: signing(() => ({ deadlineSeconds: inSeconds(1_800) })),
    outcome: "valid",
  },
  {
    name: "a deadline in two hours",
    make: signing(() => ({ deadlineSeconds: inSeconds(7_200) })),
    outcome: {
      stock: "valid",
      lunas: "invalid_payload",
      because: "what is signed is watched, and its money reserved, until the deadline: 3,600 s at most",
    },
  },
  {
    name: "a deadline at the end of time",
    make: signing(() => ({ deadlineSeconds: 2n ** 256n - 1n })),
    outcome: { stock: "valid", lunas: "invalid_payload", because: "the same limit of 3,600 s" },
  },
  {
    name: "not valid yet",
    make: signing(() => ({ validAfterSeconds: inSeconds(600) })),
    outcome: "permit2_not_yet_valid",
  },
  {
    name: "less than demanded",
    make: byPayer((body) => demanding(body, { amount: "600000" })),
    outcome: "permit2_amount_mismatch",
  },
  {
    name: "more than demanded",
    make: byPayer((body) => demanding(body, { amount: "400000" })),
    outcome: "permit2_amount_mismatch",
  },
  {
    name: "another amount accepted than demanded and signed",
    make: byPayer((body) => accepting(body, { amount: "1" })),
    outcome: {
      stock: "valid",
      lunas: "permit2_amount_mismatch",
      because: "the payer accepted other terms than the shop demanded",
    },
  },
  {
    name: "nothing, all agreeing",
    make: signing(() => ({ amount: 0n })),
    outcome: {
      stock: "permit2_simulation_failed",
      lunas: "permit2_amount_mismatch",
      because: "it is below the smallest payment",
    },
  },
  {
    name: "another token signed",
    make: byPayer((body) => authorizing(body, { permitted: { token: thirdParty, amount: "500000" } })),
    outcome: "permit2_token_mismatch",
  },
  {
    name: "another token, all agreeing",
    make: signing(() => ({ token: thirdParty })),
    outcome: {
      stock: "asset_not_deployed_contract",
      lunas: "permit2_token_mismatch",
      because: "a token is in the registry or it is not: the chain is not read",
    },
  },
  {
    name: "another token accepted",
    make: byPayer((body) => accepting(body, { asset: thirdParty })),
    outcome: {
      stock: "valid",
      lunas: "permit2_token_mismatch",
      because: "the payer accepted other terms than the shop demanded",
    },
  },
  { name: "addresses in lower case", make: byPayer((body) => lowered(body)), outcome: "valid" },
  {
    name: "more than the balance",
    make: async (payers) => signed(payers, payers.poor),
    outcome: "permit2_insufficient_balance",
  },
  {
    name: "no approval of Permit2",
    make: async (payers) => signed(payers, payers.unapproved),
    outcome: "permit2_allowance_required",
  },
  {
    name: "a nonce that its payer cancelled",
    make: async (payers) => {
      await payers.cancel(payers.payer, 7n);
      return signed(payers, payers.payer, { nonce: 7n });
    },
    outcome: {
      stock: "permit2_simulation_failed",
      lunas: "permit2_invalid_nonce",
      because: "Lunas reads the bit of the nonce, and tells the reason",
    },
  },
  {
    name: "another demand than the one that is accepted, by case only",
    make: byPayer((body) => agreeing(body, { asset: body.paymentRequirements.asset.toLowerCase() })),
    outcome: "valid",
  },
];

function lowered(body: Body): unknown {
  return JSON.parse(JSON.stringify(body).replace(/0x[0-9a-fA-F]{40}/g, (address) => address.toLowerCase()));
}
