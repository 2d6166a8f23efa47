import type { Case } from "./case";
import { authorizing, type Body, type Payers, signed, spellings, withSignature } from "./requests";

const normalised = "the same signature in another spelling: it is settled in the spelling that Permit2 takes";
const malformed = "the form is judged before the signature";
const oneSpelling =
  "a number has one spelling, so that one payment has one hash; a hexadecimal nonce alone is read too";
const thrown = "the stock facilitator throws where a field is missing or cannot be read";
const differ = (stock: string, lunas: string, because: string) => ({ stock, lunas, because });
const byPayer = (change: (body: Body) => unknown) => async (payers: Payers) =>
  change(await signed(payers, payers.payer));
const spelled = (spelling: (signature: string) => string) =>
  byPayer((body) => withSignature(body, spelling(body.paymentPayload.payload.signature)));

/** Signatures, and how numbers and addresses are written. */
export const ofSignatures: readonly Case[] = [
  {
    name: "another payer's signature",
    make: async (payers) => {
      const other = await signed(payers, payers.poor);
      return withSignature(await signed(payers, payers.payer), other.paymentPayload.payload.signature);
    },
    outcome: "invalid_permit2_signature",
  },
  {
    name: "another nonce than signed",
    make: byPayer((body) => authorizing(body, { nonce: "1" })),
    outcome: "invalid_permit2_signature",
  },
  {
    name: "another payer than the signer",
    make: async (payers) => authorizing(await signed(payers, payers.payer), { from: payers.poor.address }),
    outcome: "invalid_permit2_signature",
  },
  {
    name: "another deadline than signed",
    make: byPayer((body) => authorizing(body, later(body))),
    outcome: "invalid_permit2_signature",
  },
  {
    name: "v as 0 or 1",
    make: spelled(spellings.zeroV),
    outcome: differ("permit2_simulation_failed", "valid", normalised),
  },
  { name: "s in the upper half", make: spelled(spellings.highS), outcome: "valid" },
  {
    name: "64 bytes, EIP-2098",
    make: spelled(spellings.compact),
    outcome: differ("invalid_permit2_signature", "valid", normalised),
  },
  { name: "zeros for a signature", make: spelled(() => `0x${"0".repeat(130)}`), outcome: "invalid_permit2_signature" },
  {
    name: "half a signature",
    make: spelled((signature) => signature.slice(0, 66)),
    outcome: differ("invalid_permit2_signature", "invalid_payload", malformed),
  },
  {
    name: "no signature",
    make: spelled(() => "0x"),
    outcome: differ("invalid_permit2_signature", "invalid_payload", malformed),
  },
  {
    name: "a signature that is no hex",
    make: spelled(() => "signed"),
    outcome: differ("invalid_permit2_signature", "invalid_payload", malformed),
  },
  {
    name: "a nonce in hexadecimal",
    make: byPayer((body) => authorizing(body, { nonce: `0x${nonceOf(body).toString(16)}` })),
    outcome: "valid",
  },
  {
    name: "a nonce as a JSON number",
    make: async (payers) => authorizing(await signed(payers, payers.payer, { nonce: 8n }), { nonce: 8 }),
    outcome: differ("valid", "invalid_payload", oneSpelling),
  },
  {
    name: "a nonce with a leading zero",
    make: byPayer((body) => authorizing(body, { nonce: `0${nonceOf(body)}` })),
    outcome: differ("valid", "invalid_payload", oneSpelling),
  },
  {
    name: "a nonce below zero",
    make: byPayer((body) => authorizing(body, { nonce: "-1" })),
    outcome: differ("invalid_permit2_signature", "invalid_payload", malformed),
  },
  {
    name: "a nonce that is a word",
    make: byPayer((body) => authorizing(body, { nonce: "first" })),
    outcome: differ("error", "invalid_payload", thrown),
  },
  {
    name: "a nonce above 2^256",
    make: byPayer((body) => authorizing(body, { nonce: (2n ** 256n).toString() })),
    outcome: differ("invalid_permit2_signature", "invalid_payload", malformed),
  },
  {
    name: "no nonce",
    make: byPayer((body) => authorizing(body, { nonce: undefined })),
    outcome: differ("error", "invalid_payload", thrown),
  },
  {
    name: "an amount in hexadecimal",
    make: byPayer((body) => authorizing(body, { permitted: { ...permittedOf(body), amount: "0x7a120" } })),
    outcome: differ("valid", "invalid_payload", oneSpelling),
  },
  {
    name: "a deadline as a JSON number",
    make: byPayer((body) => authorizing(body, { deadline: Number(deadlineOf(body)) })),
    outcome: differ("valid", "invalid_payload", oneSpelling),
  },
  {
    name: "no validAfter",
    make: byPayer((body) => authorizing(body, { witness: { to: body.paymentRequirements.payTo } })),
    outcome: differ("error", "invalid_payload", thrown),
  },
  {
    name: "no permitted",
    make: byPayer((body) => authorizing(body, { permitted: undefined })),
    outcome: differ("error", "invalid_payload", thrown),
  },
  {
    name: "a payer that is no address",
    make: byPayer((body) => authorizing(body, { from: "0x12" })),
    outcome: differ("invalid_permit2_signature", "invalid_payload", malformed),
  },
  {
    name: "a spender that is no address",
    make: byPayer((body) => authorizing(body, { spender: "0x12" })),
    outcome: differ("error", "invalid_payload", thrown),
  },
];

const authorizationOf = (body: Body) => body.paymentPayload.payload.permit2Authorization;
const nonceOf = (body: Body) => BigInt(authorizationOf(body).nonce);
const deadlineOf = (body: Body) => BigInt(authorizationOf(body).deadline);
const permittedOf = (body: Body) => authorizationOf(body).permitted;
const later = (body: Body) => ({ deadline: (deadlineOf(body) + 1n).toString() });
