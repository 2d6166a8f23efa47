import type { Case } from "./case";
import {
  accepting,
  agreeing,
  authorizing,
  type Body,
  type Changes,
  demanding,
  type Payers,
  signed,
  withSignature,
} from "./requests";

const thirdParty = `0x${"9".repeat(40)}` as const;
const other = "eip155:8453";
const wordless = "the stock facilitator has no word for it and throws; Lunas has x402's general ones";
const otherTerms = "the payer accepted other terms than the shop demanded";
const inSeconds = (seconds: number) => BigInt(Math.floor(Date.now() / 1_000) + seconds);

/** A good request whose maximum is 5,000 rupiah, or with these changes, signed for them. */
export const signedUpto = (payers: Payers, payer = payers.payer, changes: Changes = {}) =>
  signed(payers, payer, { facilitator: payers.facilitator, ...changes });
const signing = (changes: () => Changes) => (payers: Payers) => signedUpto(payers, payers.payer, changes());
const byPayer = (change: (body: Body) => unknown) => async (payers: Payers) => change(await signedUpto(payers));

/** Requests of scheme `upto`, in the order in which the stock facilitator judges them. */
export const ofUpto: readonly Case[] = [
  { name: "upto: as a payer signed it", make: byPayer((body) => body), outcome: "valid" },
  {
    name: "upto: a witness without a facilitator",
    make: byPayer((body) => withWitness(body, { facilitator: undefined })),
    outcome: {
      stock: "unsupported_payload_type",
      lunas: "invalid_payload",
      because: "a field is missing, which is told",
    },
  },
  {
    name: "upto: a nonce as a JSON number",
    make: async (payers) => authorizing(await signedUpto(payers, payers.payer, { nonce: 9n }), { nonce: 9 }),
    outcome: {
      stock: "unsupported_payload_type",
      lunas: "invalid_payload",
      because: "a field is malformed, which is told",
    },
  },
  {
    name: "upto: accepted as exact",
    make: byPayer((body) => accepting(body, { scheme: "exact" })),
    outcome: "invalid_upto_evm_scheme",
  },
  {
    name: "upto: demanded as exact",
    make: byPayer((body) => demanding(body, { scheme: "exact" })),
    outcome: {
      stock: "unsupported_payload_type",
      lunas: "invalid_upto_evm_scheme",
      because: "one word for one mistake, on whichever side it is",
    },
  },
  {
    name: "upto: a payload on another network",
    make: byPayer((body) => accepting(body, { network: other })),
    outcome: "invalid_upto_evm_network_mismatch",
  },
  {
    name: "upto: a demand on another network",
    make: byPayer((body) => demanding(body, { network: other })),
    outcome: { stock: "error", lunas: "invalid_upto_evm_network_mismatch", because: wordless },
  },
  {
    name: "upto: another network on both sides",
    make: byPayer((body) => agreeing(body, { network: other })),
    outcome: { stock: "error", lunas: "invalid_network", because: wordless },
  },
  {
    name: "upto: another spender",
    make: signing(() => ({ spender: thirdParty })),
    outcome: "invalid_permit2_spender",
  },
  {
    name: "upto: signed to another receiver than demanded",
    make: async (payers) =>
      demanding(await signedUpto(payers, payers.payer, { to: thirdParty }), { payTo: payers.payTo }),
    outcome: "invalid_permit2_recipient_mismatch",
  },
  {
    name: "upto: to a receiver that is not the key's merchant, all agreeing",
    make: signing(() => ({ to: thirdParty })),
    outcome: {
      stock: "valid",
      lunas: "invalid_permit2_recipient_mismatch",
      because: "a key settles for its own merchant, to the wallet that the merchant proved",
    },
  },
  {
    name: "upto: another facilitator signed",
    make: signing(() => ({ facilitator: thirdParty })),
    outcome: "upto_facilitator_mismatch",
  },
  {
    name: "upto: another facilitator than signed",
    make: byPayer((body) => withWitness(body, { facilitator: thirdParty })),
    outcome: "upto_facilitator_mismatch",
  },
  {
    name: "upto: another facilitator demanded than signed",
    make: byPayer((body) => agreeing(body, { extra: { ...extraOf(body), facilitatorAddress: thirdParty } })),
    outcome: "valid",
  },
  {
    name: "upto: no facilitator demanded",
    make: byPayer((body) => agreeing(body, { extra: { ...extraOf(body), facilitatorAddress: undefined } })),
    outcome: "valid",
  },
  {
    name: "upto: a deadline in three seconds",
    make: signing(() => ({ deadlineSeconds: inSeconds(3) })),
    outcome: "permit2_deadline_expired",
  },
  {
    name: "upto: a deadline in two hours",
    make: signing(() => ({ deadlineSeconds: inSeconds(7_200) })),
    outcome: {
      stock: "valid",
      lunas: "invalid_payload",
      because: "what is signed is watched, and its money reserved, until the deadline: 3,600 s at most",
    },
  },
  {
    name: "upto: not valid yet",
    make: signing(() => ({ validAfterSeconds: inSeconds(600) })),
    outcome: "permit2_not_yet_valid",
  },
  {
    name: "upto: a lower maximum than demanded",
    make: byPayer((body) => demanding(body, { amount: "600000" })),
    outcome: "permit2_amount_mismatch",
    settled: "invalid_upto_evm_payload_settlement_exceeds_amount",
  },
  {
    name: "upto: another maximum accepted than demanded and signed",
    make: byPayer((body) => accepting(body, { amount: "1" })),
    outcome: { stock: "valid", lunas: "permit2_amount_mismatch", because: otherTerms },
  },
  {
    name: "upto: another token signed",
    make: byPayer((body) => authorizing(body, { permitted: { token: thirdParty, amount: "500000" } })),
    outcome: "permit2_token_mismatch",
  },
  {
    name: "upto: another token, all agreeing",
    make: signing(() => ({ token: thirdParty })),
    outcome: {
      stock: "asset_not_deployed_contract",
      lunas: "permit2_token_mismatch",
      because: "a token is in the registry or it is not: the chain is not read",
    },
  },
  {
    name: "upto: another payer's signature",
    make: async (payers) => {
      const foreign = await signedUpto(payers, payers.poor);
      return withSignature(await signedUpto(payers), foreign.paymentPayload.payload.signature);
    },
    outcome: "invalid_permit2_signature",
  },
  {
    name: "upto: another nonce than signed",
    make: byPayer((body) => authorizing(body, { nonce: "1" })),
    outcome: "invalid_permit2_signature",
  },
  {
    name: "upto: signed as exact",
    make: async (payers) => {
      const exact = await signed(payers, payers.payer);
      return withSignature(await signedUpto(payers), exact.paymentPayload.payload.signature);
    },
    outcome: "invalid_permit2_signature",
  },
  {
    name: "upto: more than the balance",
    make: async (payers) => signedUpto(payers, payers.poor),
    outcome: "permit2_insufficient_balance",
  },
  {
    name: "upto: no approval of Permit2",
    make: async (payers) => signedUpto(payers, payers.unapproved),
    outcome: "permit2_allowance_required",
  },
  {
    name: "upto: a nonce that its payer cancelled",
    make: async (payers) => {
      await payers.cancel(payers.payer, 11n);
      return signedUpto(payers, payers.payer, { nonce: 11n });
    },
    outcome: {
      stock: "permit2_simulation_failed",
      lunas: "permit2_invalid_nonce",
      because: "Lunas reads the bit of the nonce, and tells the reason",
    },
  },
];

function withWitness(body: Body, change: object): object {
  const { witness } = body.paymentPayload.payload.permit2Authorization;
  return authorizing(body, { witness: { ...witness, ...change } });
}

function extraOf({ paymentRequirements }: Body): object {
  return paymentRequirements.extra;
}
