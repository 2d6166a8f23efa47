import { type SchemaOptions, type TUnsafe, Type } from "@sinclair/typebox";
import { knownNetworks } from "../wire/networks";
import type { FormatName } from "./formats";

/** A string with one of our formats. The schema has the format; the OpenAPI document adds its pattern. */
const formatted = <T extends string>(format: FormatName, description: string, options: SchemaOptions = {}) =>
  Type.Unsafe<T>({ type: "string", format, description, ...options });

type Hex = `0x${string}`;

export const Address = formatted<Hex>("address", "EVM address; any letter case.");
export const TxHash = formatted<Hex>("tx-hash", "Transaction hash.");
export const Uint256 = formatted<string>("uint256", "Unsigned integer below 2^256 in decimal, without leading zeros.");
export const BaseUnits = formatted<string>("uint256", 'Amount in the token\'s base units: 5,000 rupiah is "500000".');
export const Signature = formatted<Hex>(
  "signature",
  "65 bytes, or 64 in the short form of EIP-2098, or the form that a wallet with code needs (EIP-1271); for sign-in also ERC-6492.",
);
export const RawTransaction = formatted<Hex>("raw-transaction", "A signed, serialized transaction.");
export const Caip2Network = formatted<`${string}:${string}`>("caip2", "CAIP-2 id, `eip155:<chainId>`.");
export const HttpUrl = formatted<string>("http-url", "http or https URL.", { maxLength: 2_048 });
export const Origin = formatted<string>("origin", "Scheme, host and optional port.", { maxLength: 300 });
export const IpRange = formatted<string>("ip-range", "IP address or network in CIDR form, IPv4 or IPv6.", {
  maxLength: 50,
});
export const WebhookUrl = formatted<string>("webhook-url", "Target of webhooks; empty or null clears it.", {
  maxLength: 2_048,
});
export const WebhookSecret = formatted<string>(
  "webhook-secret",
  "`auto` generates one; or `whsec_` and base64 of 24 to 64 bytes.",
);
export const PaymentReference = formatted<string>(
  "payment-reference",
  "A payment id, or a hash of one of the payment's transactions.",
);
export const PaymentId = formatted<string>("payment-id", "Payment id.");
/** The contract's 32 bytes: a channel's id, a salt. */
export const Bytes32 = formatted<Hex>("bytes32", "32 bytes in hex.");
export const ChargeId = formatted<string>("charge-id", "Charge id.");
export const HoldId = formatted<string>("hold-id", "Hold id.");
export const RefundId = formatted<string>("refund-id", "Refund id.");
export const PaymentIdentifierText = formatted<string>(
  "payment-identifier",
  "The payer's own name for its purchase: one name, one payment.",
);
export const EventCursor = formatted<string>(
  "event-cursor",
  "The id of the last known event; `latest`: only events from now on. Without it: from the oldest event.",
);
export const DeliveryId = formatted<string>("delivery-id", "Webhook delivery id.");
export const SessionId = formatted<string>("session-id", "Session id.");
export const LinkId = formatted<string>("link-id", "Payment link id, `lnk_…`.");
export const ResourceId = formatted<string>("resource-id", "Listed resource id, `res_…`.");
export const HttpsUrl = formatted<string>("https-url", "https URL.", { maxLength: 2_048 });
export const KeyId = formatted<string>("key-id", "API key id.");

/** A time in an answer: ISO 8601 in UTC. */
export const Timestamp = Type.String({ format: "date-time", description: "ISO 8601 time." });
/** A time in a query: a date or a time. */
export const TimeFilter = formatted<string>("time", "ISO 8601 date or time.");

/** A day in a query or a report. */
export const Day = formatted<string>("day", "A day, `2026-11-22`.");

/** Free text that can be stored. Lengths are in Unicode code points. */
export const Text = (minLength: number, maxLength: number, description: string) =>
  formatted<string>("text", description, { minLength, maxLength });

/** One of the given words. */
export const OneOf = <const T extends readonly string[]>(values: T, description?: string): TUnsafe<T[number]> =>
  Type.Unsafe<T[number]>({ type: "string", enum: [...values], ...(description === undefined ? {} : { description }) });

export const Environment = OneOf(["sandbox", "production"], "The environment of a key, payment or event.");
/** A key has its environment; a session has both. */
export const EnvironmentOfSession = OneOf(
  ["sandbox", "production"],
  "Required with a session. With a key it may be left out; it must be the key's own.",
);
export const Network = OneOf(
  knownNetworks.map(({ network }) => network),
  "Name of the chain.",
);

export type Environment = "sandbox" | "production";
