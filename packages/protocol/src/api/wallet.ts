import { type Static, Type } from "@sinclair/typebox";
import { Nullable } from "../schema/nullable";
import { Address, Network, OneOf, Signature, Text, Timestamp } from "../schema/scalars";
import type { Operation } from "./operation";

const change = {
  status: OneOf(
    ["announced", "effective", "cancelled"],
    "`announced`: it takes effect at `effectiveAt`, unless it is cancelled before.",
  ),
  oldWallet: Address,
  newWallet: Address,
  announcedAt: Timestamp,
  effectiveAt: Nullable(Type.String({ format: "date-time", description: "Null if it was cancelled." })),
  oldWalletAcceptedUntil: Nullable(
    Type.String({
      format: "date-time",
      description: "The time until which payments to the old wallet are accepted; null if the change was cancelled.",
    }),
  ),
};

const WalletChange = Type.Object(change, { title: "WalletChange" });

/** `data` of `merchant.wallet_changed`. */
export const MerchantWalletChange = Type.Object(
  { merchantId: Type.String({ description: "`mer_…`" }), ...change },
  { title: "MerchantWalletChange" },
);
export type MerchantWalletChange = Static<typeof MerchantWalletChange>;

const proof = (message: string) => ({ message: Text(1, 4_096, message), signature: Signature });
const ofOneWallet = proof("The signed text, an EIP-4361 message.");
const ofTwoWallets = proof("The signed text: an EIP-4361 message with its own nonce.");
const Proof = (description: string) => Type.Object(ofTwoWallets, { additionalProperties: false, description });

const shared = { tag: "Merchant", status: "served", limit: "merchant" } as const;

export const changeWallet = {
  ...shared,
  id: "changeWallet",
  method: "POST",
  path: "/merchant/wallet",
  summary: "Change your wallet, with signatures of the old and the new one",
  description:
    "Both wallets sign a message with the statement `Change the wallet of Lunas merchant <merchantId> from <old> to <new>.`, with checksummed addresses. The change takes effect at once if you never had a production key, else 24 hours later. Payments to the old wallet are accepted for 24 more hours. When the change takes effect, every session ends.",
  auth: "session",
  body: Type.Object(
    {
      walletAddress: Address,
      oldWalletProof: Proof("Signed by your current wallet."),
      newWalletProof: Proof("Signed by the new wallet."),
    },
    { additionalProperties: false, title: "NewWallet" },
  ),
  responses: { 200: WalletChange },
  responseHeaders: { "Set-Cookie": "Clears the session cookie if the change took effect at once." },
  errors: ["merchant_exists", "wallet_change_conflict"],
} satisfies Operation;

const WalletProofs = Type.Object(
  {
    walletAddress: Address,
    byKey: Type.Boolean({ description: "The wallet's key has signed: it is paid on every network." }),
    networks: Type.Array(Network, { description: "The production networks on which the wallet is paid." }),
  },
  { title: "WalletProofs" },
);

export const proveWallet = {
  ...shared,
  id: "proveWallet",
  method: "POST",
  path: "/merchant/wallet/proofs",
  summary: "Prove that your contract wallet is yours on another production network",
  description:
    "Your current wallet signs a sign-in message whose chain id is the network's; its contract there accepts the signature by EIP-1271. Before that, payments to it on this network are refused with `unsupported_network`. Needs a sign-in of the last 12 hours. A wallet that signs with a key needs this only if it has not signed in since this exists.",
  auth: "session",
  body: Type.Object(ofOneWallet, { additionalProperties: false, title: "WalletProof" }),
  responses: { 200: WalletProofs },
  errors: ["reauthentication_required"],
} satisfies Operation;

export const cancelWalletChange = {
  ...shared,
  id: "cancelWalletChange",
  method: "POST",
  path: "/merchant/wallet/cancel",
  summary: "Cancel an announced wallet change, with a signature of the old or the new wallet",
  description:
    "The message's statement is `Cancel the change of the wallet of Lunas merchant <merchantId> from <old> to <new>.`. No session is needed.",
  auth: "signature",
  body: Type.Object(ofOneWallet, { additionalProperties: false, title: "WalletCancellation" }),
  responses: { 200: WalletChange },
  errors: ["wallet_change_conflict"],
} satisfies Operation;
