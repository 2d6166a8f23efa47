import { type Static, Type } from "@sinclair/typebox";
import { Address, BaseUnits, LinkId, OneOf, TxHash } from "../schema/scalars";
import { PaymentPayload } from "../x402/payment-payload";
import { SettlementResponse } from "../x402/settlement-response";
import { authorizationErrors } from "./authorization-errors";
import type { Operation } from "./operation";

export const PayLinkRequest = Type.Object(
  { paymentPayload: PaymentPayload, x402Version: Type.Optional(Type.Literal(2)) },
  { additionalProperties: false, title: "PayLinkRequest" },
);
export type PayLinkRequest = Static<typeof PayLinkRequest>;

/** What the payer gets: nothing that only the merchant may see. */
const PayLinkResponse = Type.Object(
  {
    success: Type.Literal(true),
    status: OneOf(["confirmed", "pending"], "`pending`: told by a preconfirmation, as on `/facilitate`."),
    settlement: SettlementResponse,
    receiptUrl: Type.Optional(Type.String({ description: "The page of the payment's receipt." })),
  },
  { title: "PayLinkResponse" },
);

export const payLink = {
  id: "payLink",
  method: "POST",
  path: "/pay/:linkId",
  tag: "Payment links",
  summary: "Settle a payer's authorization by a payment link",
  description:
    "For the link's own page, `GET /pay/{linkId}`: without a key, and only from the service's own origin. The link's terms are the " +
    "requirements. A `settlement_pending` answer means that the outcome is open: send the same body again. " +
    "`nonce_already_used` with `details.status` `confirmed` means that it is paid. A closed link still tells the outcome of a " +
    "stored authorization.",
  status: "served",
  auth: "none",
  limit: "facilitate",
  params: Type.Object({ linkId: LinkId }),
  headers: Type.Object({ origin: Type.Optional(Type.String({ description: "The service's own origin." })) }),
  body: PayLinkRequest,
  responses: { 200: PayLinkResponse },
  responseHeaders: { "Server-Timing": "Durations of the stages." },
  errors: [
    "not_found",
    "link_closed",
    "origin_not_allowed",
    "unsupported_token",
    "unsupported_network",
    ...authorizationErrors,
    "sponsorship_refused",
    "simulation_failed",
    "tx_failed",
    "chain_unavailable",
    "settlement_pending",
  ],
} satisfies Operation;

/** `gas`: ether for the wallet's one approval of Permit2. `payment`: IDRX for the link's price, or for `amount` within its range. */
export const TestWalletRequest = Type.Object(
  {
    address: Address,
    need: OneOf(["payment", "gas"], "`payment`: IDRX; `gas`: ether for the approval of Permit2."),
    amount: Type.Optional(BaseUnits),
  },
  { additionalProperties: false, title: "TestWalletRequest" },
);
export type TestWalletRequest = Static<typeof TestWalletRequest>;

export const fundTestWallet = {
  id: "fundTestWallet",
  method: "POST",
  path: "/pay/:linkId/test-wallet",
  tag: "Payment links",
  summary: "Fund a test wallet that pays a sandbox link",
  description:
    "For the link's own page, where a payer without a wallet tries the sandbox: without a key, and only from the service's own " +
    "origin. The faucet gives what one payment of the link needs, and nothing for a link of real money. All such pages of a " +
    "merchant, and the 402 pages of the merchant's shops, get at most half of the merchant's daily faucet allowance.",
  status: "served",
  auth: "none",
  limit: "merchant",
  params: Type.Object({ linkId: LinkId }),
  headers: payLink.headers,
  body: TestWalletRequest,
  responses: {
    200: Type.Object(
      { txHash: TxHash, address: Address, token: Type.String({ description: "`IDRX` or `ETH`." }) },
      { title: "FundedTestWallet" },
    ),
  },
  errors: ["not_found", "link_closed", "origin_not_allowed", "amount_exceeds_cap", "faucet_empty", "chain_unavailable"],
} satisfies Operation;
