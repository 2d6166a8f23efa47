import { type Static, Type } from "@sinclair/typebox";
import { Nullable } from "../schema/nullable";
import { Address, OneOf, Signature, Text, Timestamp } from "../schema/scalars";
import type { Operation } from "./operation";

const change = {
  status: OneOf(
    ["announced", "effective", "cancelled"],
    "`announced`: it takes effect at `effectiveAt`, unless it is cancelled before.",
  ),
  oldWallet: Address,
  newWallet: Address,
  announcedAt: Timestamp,
  effectiveAt: Nullable(Type.String({ format: "date-time", description: "Null: it was cancelled." })),
  oldWalletAcceptedUntil: Nullable(
    Type.String({
      format: "date-time",
      description: "Until when payments to the old wallet are accepted; null: it was cancelled.",
    }),
  ),
};

export const WalletChange = Type.Object(change, { title: "WalletChange" });
export type WalletChange = Static<typeof WalletChange>;

/** `data` of `merchant.wallet_changed`. */
export const MerchantWalletChange = Type.Object(
  { merchantId: Type.String({ description: "`mer_…`" }), ...change },
  { title: "MerchantWalletChange" },
);
export type MerchantWalletChange = Static<typeof MerchantWalletChange>;

const Proof = (description: string) =>
  Type.Object(
    { message: Text(1, 4_096, "The signed text: an EIP-4361 message with a nonce of its own."), signature: Signature },
    { additionalProperties: false, description },
  );

const shared = { tag: "Merchant", status: "served", limit: "merchant" } as const;

export const changeWallet = {
  ...shared,
  id: "changeWallet",
  method: "POST",
  path: "/merchant/wallet",
  summary: "Change your wallet, by the signatures of the old and the new one",
  description:
    "Both sign a message with the statement `Change the wallet of Lunas merchant <merchantId> from <old> to <new>.`, addresses with their checksum. It takes effect at once if you never had a production key, else 24 hours later. Payments to the old wallet are accepted for 24 hours more. When it takes effect every session ends.",
  auth: "session",
  body: Type.Object(
    {
      walletAddress: Address,
      oldWalletProof: Proof("Signed by your present wallet."),
      newWalletProof: Proof("Signed by the new wallet."),
    },
    { additionalProperties: false, title: "NewWallet" },
  ),
  responses: { 200: WalletChange },
  responseHeaders: { "Set-Cookie": "Clears the session cookie where the change took effect at once." },
  errors: ["merchant_exists", "wallet_change_conflict"],
} satisfies Operation;

export const cancelWalletChange = {
  ...shared,
  id: "cancelWalletChange",
  method: "POST",
  path: "/merchant/wallet/cancel",
  summary: "Cancel an announced change of wallet, by the signature of the old or the new one",
  description:
    "The message's statement is `Cancel the change of the wallet of Lunas merchant <merchantId> from <old> to <new>.`. No session is needed.",
  auth: "signature",
  body: Type.Object(
    { message: Text(1, 4_096, "The signed text, an EIP-4361 message."), signature: Signature },
    { additionalProperties: false, title: "WalletCancellation" },
  ),
  responses: { 200: WalletChange },
  errors: ["wallet_change_conflict"],
} satisfies Operation;
