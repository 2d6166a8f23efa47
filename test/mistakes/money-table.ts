import type { Mistake } from "./mistake";
import {
  calls,
  givesBack,
  presents,
  reads,
  receives,
  refundsTooMuch,
  throwingHandler,
  usedSignInLink,
  wrongClock,
} from "./stories";

const otherSecret = `whsec_${Buffer.alloc(32, 2).toString("base64")}`;

/** Mistakes with amounts, failures after a payment, links, clocks, webhooks and other payments. */
export const moneyMistakes: readonly Mistake[] = [
  {
    does: "verifies with the old unit",
    makes: calls((lunas) => lunas.payments.verify("pay_1", { amount: "500000" } as never)),
    message:
      'payments.verify has no option "amount". Give whole rupiah: rupiah: "2500" (with sen: "25.50"). Fields called amount have base units: "250000".',
  },
  {
    does: "refunds with the old unit",
    makes: calls((lunas) => lunas.refunds.prepare("pay_1", { amount: "250000" } as never)),
    message:
      'refunds.prepare has no option "amount". Give whole rupiah: rupiah: "2500" (with sen: "25.50"). Fields called amount have base units: "250000".',
  },
  {
    does: "refunds with a number for people",
    makes: calls((lunas) => lunas.refunds.prepare("pay_1", { rupiah: "Rp 2.500" })),
    message: 'refunds.prepare: rupiah is "Rp 2.500": write whole rupiah as a string, "2500".',
  },
  {
    does: "refunds more than is left",
    makes: refundsTooMuch,
    message: "Less than this remains of the payment: Rp 2.500,00 can be refunded.",
  },
  {
    does: "gives the command the old unit",
    command: ["refunds", "create", "pay_1", "--amount", "2500"],
    message:
      "lunas refunds create: there is no --amount: write whole rupiah, --rupiah 5000, or with sen --rupiah 25.50 Run `npx @lunas/cli refunds create --help` for its usage.",
  },
  {
    does: "gives a success back without a key",
    asks: "POST /payments/pay_1/give-back",
    message: "An API key is required in the X-API-Key header.",
  },
  {
    does: "gives a success back twice",
    makes: givesBack("not_answered"),
    message:
      "No request has a success of this payment: it was given back already, or nobody got it. The payer's same header gets it.",
  },
  {
    does: "gives a success back after a refund",
    makes: givesBack("refunded"),
    message:
      "Money of this payment goes back to the payer, or went back, so it cannot be served any more. The payer has to pay again.",
  },
  {
    does: "gives a success back after a day",
    makes: givesBack("too_late"),
    message: "The payment was confirmed 24 hours ago or earlier. Refund it instead.",
  },
  {
    does: "gives a success back before its confirmation",
    makes: givesBack("not_confirmed"),
    message: "The payment is not confirmed yet. Give its success back after the confirmation.",
  },
  {
    does: "lets a handler throw after the payment",
    makes: throwingHandler,
    message: "You have paid, and the shop failed afterwards. Send the same payment again; do not sign a new one.",
  },
  {
    does: "pays with a clock that is behind",
    makes: wrongClock,
    message:
      "The deadline has passed or is too close. This machine's clock is 400 seconds behind the service's. Set the one that is wrong.",
  },
  {
    does: "receives a webhook with a clock that is ahead",
    makes: receives({ clockSeconds: -400 }),
    message:
      "Refused webhook: webhook-timestamp is more than five minutes old: the request is an old one, or this machine's clock is ahead; set it.",
  },
  {
    does: "receives a webhook with a clock that is behind",
    makes: receives({ clockSeconds: 400 }),
    message:
      "Refused webhook: webhook-timestamp is more than five minutes in the future: this machine's clock is behind; set it.",
  },
  {
    does: "checks a webhook with the secret of another endpoint",
    makes: receives({ secret: otherSecret }),
    message:
      "Refused webhook: no signature matches: the secret is of another endpoint or an older one, or the body is not the raw one.",
  },
  {
    does: "puts the webhook behind a JSON parser",
    makes: receives({ body: { type: "payment.confirmed" } }),
    message: "Refused webhook: the body was parsed already; pass its raw bytes, because the signature covers them.",
  },
  {
    does: "forgets the CSRF exception in Laravel",
    makes: reads("laravel.md", "each POST needs", "exception there."),
    message: "each POST needs a CSRF token, which Lunas does not have: the answer is 419. Make an exception there.",
  },
  {
    does: "forgets the CSRF exception in Django",
    makes: reads("django.md", "Without `csrf_exempt`", "403."),
    message: "Without `csrf_exempt` Django answers each webhook with 403.",
  },
  {
    does: "types a link's id wrong",
    command: ["pay", "lnk_2hTzwrong"],
    message:
      "lunas: not_found: There is no payment link lnk_2hTzwrong at http://127.0.0.1:3402. Check the id; a link of another service needs its whole address.",
  },
  {
    does: "pays a closed link",
    command: ["pay", "<link closed>"],
    message:
      "lunas: link_closed: The merchant has closed this payment link. Ask the merchant for another one. Nothing was signed.",
  },
  {
    does: "pays an expired link",
    command: ["pay", "<link expired>"],
    message: "lunas: link_closed: This payment link has expired. Ask the merchant for another one. Nothing was signed.",
  },
  {
    does: "pays a link with real money by the way",
    command: ["pay", "<link of production>"],
    message:
      "lunas pay: this link belongs to another environment (production: real money, network base, keys ipk_live_…): add --environment production and --max-price Run `npx @lunas/cli pay --help` for its usage.",
  },
  {
    does: "pays a shop that does not run",
    command: ["pay", "<silent>/article"],
    message:
      "lunas: unreachable: Connection refused: nothing listens at http://127.0.0.1:3402. Check the address, and that the shop is running. Nothing was paid.",
  },
  {
    does: "checks everything with a wrong key",
    command: ["doctor"],
    env: { LUNAS_API_KEY: `ipk_sandbox_${"x".repeat(38)}` },
    message:
      "✓ the service answers … ms  http://127.0.0.1:3402, version 2026-11-20, stock x402 off ✓ the chain answers … ms  sandbox, chain id 1337 ✗ your API key works … ms  http://127.0.0.1:3402 does not take the key ipk_sandbox_xxxxxx…: The API key is not valid. It may be typed wrong, revoked, expired, or of another service. `npx @lunas/cli keys list` shows your keys, and `npx @lunas/cli keys create --save` makes one A check failed.",
  },
  {
    does: "opens the dashboard with a link that is used or too old",
    makes: usedSignInLink,
    message: "The sign-in link has expired, or was used. Run `npx @lunas/cli dashboard` again.",
  },
  {
    does: "pays a shop by x402 version 1",
    makes: presents({ x402Version: 1, scheme: "exact", network: "base-sepolia", payload: {} }),
    message:
      '400, 1 offer: The payment is of x402 version 1. This shop takes x402 version 2, scheme "exact", by Permit2. Nothing was paid: sign for one of accepts.',
  },
  {
    does: "pays a shop by another scheme",
    makes: presents({ x402Version: 2, accepted: { scheme: "upto" }, payload: {} }),
    message:
      '400, 1 offer: The payment has the scheme "upto". This shop takes x402 version 2, scheme "exact", by Permit2. Nothing was paid: sign for one of accepts.',
  },
  {
    does: "pays a shop by EIP-3009",
    makes: presents({ x402Version: 2, accepted: { scheme: "exact" }, payload: { authorization: {} } }),
    message:
      '400, 1 offer: The payment is an EIP-3009 authorization, which IDRX does not have. This shop takes x402 version 2, scheme "exact", by Permit2. Nothing was paid: sign for one of accepts.',
  },
  {
    does: "sends a header that is no payment",
    makes: presents({ hello: 1 }),
    message:
      "400, 1 offer: The payment header cannot be read: x402Version is missing or malformed. Nothing was paid: sign for one of accepts.",
  },
];
