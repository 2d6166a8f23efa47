import { isIP } from "node:net";

/**
 * A string format that JSON Schema does not have: its test, its error message, and its pattern for the OpenAPI
 * document.
 */
export interface Format {
  readonly test: (text: string) => boolean;
  readonly message: string;
  readonly pattern?: string;
}

const MAX_UINT256 = "115792089237316195423570985008687907853269984665640564039457584007913129639935";
const MAX_SIGNATURE_BYTES = 8_192;

const byPattern = (pattern: RegExp, message: string): Format => ({
  test: (text) => pattern.test(text),
  message,
  pattern: pattern.source,
});

const isUint256 = (text: string): boolean =>
  text.length <= MAX_UINT256.length &&
  /^(0|[1-9][0-9]*)$/.test(text) &&
  (text.length < MAX_UINT256.length || text <= MAX_UINT256);

const isHex = (text: string, minBytes: number, maxBytes: number): boolean =>
  text.length >= 2 + 2 * minBytes &&
  text.length <= 2 + 2 * maxBytes &&
  text.length % 2 === 0 &&
  /^0x[0-9a-fA-F]*$/.test(text);

// The URL parser silently drops or escapes white space and control characters, but the database stores the original
// text. So they are refused here.
const isHttpUrl = (text: string): boolean => /^https?:\/\/[^\s\p{Cc}\p{Cs}]+$/iu.test(text) && URL.canParse(text);

/**
 * Whether a person reads the host to which a browser goes: the URL parser takes a backslash for a slash, and characters
 * of direction turn what is shown.
 */
const isPlain = (text: string): boolean => !/[\\\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(text);

const hasCredentials = (text: string): boolean => {
  const { username, password } = new URL(text);
  return username !== "" || password !== "";
};

const isWebhookUrl = (text: string): boolean =>
  text === "" || (isHttpUrl(text) && isPlain(text) && !hasCredentials(text));

/** Scheme, host and optional port exactly as a browser writes them; https, or http on localhost. */
const isOrigin = (text: string): boolean => {
  if (!isHttpUrl(text)) return false;
  const url = new URL(text);
  return url.origin === text && !text.includes("*") && (url.protocol === "https:" || url.hostname === "localhost");
};

const isWebhookSecret = (text: string): boolean => {
  const base64 = /^whsec_((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/.exec(text)?.[1];
  if (base64 === undefined) return false;
  const bytes = (base64.length / 4) * 3 - (base64.endsWith("==") ? 2 : base64.endsWith("=") ? 1 : 0);
  return bytes >= 24 && bytes <= 64;
};

/** An IPv4 or IPv6 address, alone or with a prefix length. */
const isIpRange = (text: string): boolean => {
  // The zone of a link-local address has a meaning on one machine only.
  if (text.includes("%")) return false;
  const [address = "", prefix, ...rest] = text.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^(0|[1-9][0-9]{0,2})$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
};

/**
 * PostgreSQL reads neither the year 0 nor five digits of a year as JavaScript writes them. A filter adds a millisecond at
 * most, and a day of Jakarta begins seven hours before that of UTC.
 */
const earliestMs = Date.parse("0001-01-01T00:00:00Z");
const latestMs = Date.parse("9999-12-31T23:59:59Z");
const earliestDay = "0001-01-02";

/** A time that exists and can be stored. `Date.parse` knows no leap second, and reads 30 February as 2 March. */
const isStorable = (text: string): boolean => {
  const timeMs = Date.parse(text);
  if (Number.isNaN(timeMs) || timeMs < earliestMs || timeMs > latestMs) return false;
  return new Date(`${text.slice(0, 10)}T00:00:00Z`).toISOString().startsWith(text.slice(0, 10));
};

const isTime = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?$/.test(text) && isStorable(text);

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && isTime(text) && text >= earliestDay;

/** `date-time` of JSON Schema: RFC 3339, without its leap seconds. */
export const isDateTime = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/i.test(text) && isStorable(text);

/**
 * All our formats. Numbers have one spelling only: no sign, no leading zeros, no exponent, so that equal numbers are
 * equal strings and a body has one hash.
 */
export const formats = {
  address: byPattern(/^0x[0-9a-fA-F]{40}$/, "must be an address: 0x and 40 hex digits"),
  "tx-hash": byPattern(/^0x[0-9a-fA-F]{64}$/, "must be a transaction hash: 0x and 64 hex digits"),
  uint256: {
    test: isUint256,
    message: "must be a decimal number below 2^256, without sign or leading zeros",
    pattern: "^(0|[1-9][0-9]{0,77})$",
  },
  signature: {
    test: (text) => isHex(text, 64, MAX_SIGNATURE_BYTES),
    message: "must be a signature: 0x and hex of 65 bytes (64 in the short form, up to 8192 for a wallet with code)",
    pattern: "^0x([0-9a-fA-F]{2}){64,}$",
  },
  "raw-transaction": {
    test: (text) => isHex(text, 1, MAX_SIGNATURE_BYTES),
    message: "must be a signed transaction: 0x and hex of at most 8192 bytes",
    pattern: "^0x([0-9a-fA-F]{2})+$",
  },
  caip2: byPattern(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/, 'must be a CAIP-2 network id such as "eip155:8453"'),
  "payment-reference": byPattern(
    /^(pay_[0-9A-Za-z_-]{1,64}|0x[0-9a-fA-F]{64})$/,
    "must be a payment id (pay_…) or a transaction hash (0x and 64 hex digits)",
  ),
  "payment-id": byPattern(/^pay_[0-9A-Za-z_-]{1,64}$/, "must be a payment id (pay_…)"),
  bytes32: byPattern(/^0x[0-9a-fA-F]{64}$/, "must be 32 bytes: 0x and 64 hex digits"),
  "charge-id": byPattern(/^chg_[0-9A-Za-z_-]{1,64}$/, "must be a charge id (chg_…)"),
  "hold-id": byPattern(/^hld_[0-9A-Za-z_-]{1,64}$/, "must be a hold id (hld_…)"),
  "refund-id": byPattern(/^ref_[0-9A-Za-z_-]{1,64}$/, "must be a refund id (ref_…)"),
  "event-cursor": byPattern(/^(latest|evt_[0-9A-Za-z_-]{1,64})$/, 'must be an event id (evt_…) or "latest"'),
  "delivery-id": byPattern(/^dlv_[0-9A-Za-z_-]{1,64}$/, "must be a delivery id (dlv_…)"),
  "key-id": byPattern(/^key_[0-9A-Za-z_-]{1,64}$/, "must be an API key id (key_…)"),
  "link-id": byPattern(/^lnk_[0-9A-Za-z_-]{1,64}$/, "must be a payment link id (lnk_…)"),
  "resource-id": byPattern(/^res_[0-9A-Za-z_-]{1,64}$/, "must be a listed resource id (res_…)"),
  "session-id": byPattern(/^ses_[0-9A-Za-z_-]{1,64}$/, "must be a session id (ses_…)"),
  "payment-identifier": byPattern(
    /^[A-Za-z0-9_-]{16,128}$/,
    "must be 16 to 128 characters, each of A-Z, a-z, 0-9, _ or -",
  ),
  "http-url": { test: isHttpUrl, message: "must be an http or https URL", pattern: "^https?://" },
  "https-url": {
    // In small letters, as the database demands it.
    test: (text) => text.startsWith("https:") && isHttpUrl(text) && isPlain(text) && !hasCredentials(text),
    message: "must be a URL that starts with https://, without credentials and backslashes",
    pattern: "^https://",
  },
  "webhook-url": { test: isWebhookUrl, message: "must be an http or https URL without credentials, or empty" },
  origin: {
    test: isOrigin,
    message: "must be an origin such as https://shop.example: https (http on localhost only), no path, no wildcard",
  },
  "ip-range": {
    test: isIpRange,
    message: "must be an IP address, or a network such as 203.0.113.0/24 or 2001:db8::/32",
  },
  "webhook-secret": {
    test: (text) => text === "auto" || isWebhookSecret(text),
    message: 'must be "auto", or whsec_ followed by base64 of 24 to 64 bytes',
  },
  // PostgreSQL stores neither NUL nor half a surrogate pair.
  text: { test: (text) => !/[\0\p{Cs}]/u.test(text), message: "must not contain NUL or broken Unicode" },
  time: { test: isTime, message: 'must be an ISO 8601 date or time, such as "2026-11-20" or "2026-11-20T08:00:00Z"' },
  day: { test: isDay, message: 'must be a day such as "2026-11-20"', pattern: "^\\d{4}-\\d{2}-\\d{2}$" },
  "whole-amount": byPattern(/^[1-9][0-9]{0,30}$/, "must be a whole number above 0, as a string of digits"),
  "decimal-amount": byPattern(
    /^(?=.*[1-9])(0|[1-9][0-9]{0,30})(\.[0-9]{1,18})?$/,
    'must be a decimal number above 0 with at most 18 decimals, such as "0.5"',
  ),
} as const satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;
