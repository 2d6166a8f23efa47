import type { RefundPreparation } from "@lunas/protocol/wire/api";
import type { KnownNetwork } from "@lunas/protocol/wire/known-network";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { canonical, knownNetworks } from "@lunas/protocol/wire/networks";
import type { PaymentAuthorization } from "@lunas/protocol/wire/x402";
import { permit2DomainName, permit2PrimaryType, permit2WitnessTypes } from "@lunas/protocol/x402/permit2";

/** The argument of `eth_signTypedData_v4`. */
export type RefundTypedData = RefundPreparation["typedData"];

/** What the merchant means to sign. */
export interface RefundTerms {
  readonly section: "sandbox" | "production";
  /** The payer of the payment. */
  readonly to: string;
  /** Base units. */
  readonly amount: string;
  readonly nowSeconds: number;
}

/** The latest deadline that is signed. */
const maxDeadlineAheadSeconds = 600;

const domainType = [
  { name: "name", type: "string" },
  { name: "chainId", type: "uint256" },
  { name: "verifyingContract", type: "address" },
];

const realNetworks: readonly KnownNetwork[] = knownNetworks.filter(({ environment }) => environment === "production");

/**
 * A preparation comes from the service, and a false one must not move other money than the merchant means. This
 * compares each field with the merchant's terms and with the known contracts, and builds the typed data from what it
 * compared. Throws `refund_refused`.
 */
export function checkPreparation(given: RefundPreparation, terms: RefundTerms): RefundTypedData {
  const { typedData, permit2Authorization } = given;
  const fields = typedData?.message;
  if (fields?.permitted === undefined || fields.witness === undefined || permit2Authorization === undefined)
    throw refused("typedData", "incomplete", "the fields of a Permit2 transfer");
  compare(comparisonsOf(given, terms));
  const message = messageOf(fields);
  const latest = BigInt(terms.nowSeconds + maxDeadlineAheadSeconds);
  if (BigInt(message.deadline) > latest) throw refused("deadline", message.deadline, `at most ${latest}`);
  const types = { EIP712Domain: domainType, ...copied(permit2WitnessTypes) };
  const { chainId } = typedData.domain;
  const domain = { name: permit2DomainName, chainId, verifyingContract: canonical.permit2 };
  const built = { domain, types, primaryType: permit2PrimaryType, message };
  for (const part of ["domain", "types", "primaryType", "message"] as const)
    if (canonicalText(typedData[part]) !== canonicalText(built[part]))
      throw refused(`typedData.${part}`, "it has other fields", "the fields of a Permit2 transfer");
  const authorization = { from: given.from, ...message };
  if (canonicalText(permit2Authorization) !== canonicalText(authorization))
    throw refused("permit2Authorization", "it differs from the typed data", "the same fields");
  return built;
}

type Comparison = readonly [field: string, actual: unknown, expected: string];

function comparisonsOf({ typedData, ...given }: RefundPreparation, terms: RefundTerms): readonly Comparison[] {
  const { message } = typedData;
  const chainId = typedData.domain?.chainId;
  const real = realNetworks.find((each) => each.chainId === chainId);
  if (!Number.isSafeInteger(chainId) || (real !== undefined) !== (terms.section === "production"))
    throw refused("chainId", chainId, `a chain of the ${terms.section}`);
  const token = real === undefined ? message.permitted.token : real.tokens[given.token];
  return [
    ["environment", given.environment, terms.section],
    ["network", given.network, real?.network ?? given.network],
    ["verifyingContract", typedData.domain.verifyingContract, canonical.permit2],
    ["spender", message.spender, canonical.x402Permit2Proxy],
    ["token", message.permitted.token, String(token)],
    ["amount", message.permitted.amount, terms.amount],
    ["to", message.witness.to, terms.to],
  ];
}

function compare(comparisons: readonly Comparison[]): void {
  for (const [field, actual, expected] of comparisons)
    if (String(actual).toLowerCase() !== expected.toLowerCase()) throw refused(field, actual, expected);
}

/** The message with its own fields alone. */
function messageOf({ permitted, spender, nonce, deadline, witness }: RefundTypedData["message"]) {
  const numbers = { nonce, deadline, validAfter: witness.validAfter };
  for (const [field, value] of Object.entries(numbers))
    if (!/^(?:0|[1-9][0-9]{0,77})$/.test(String(value))) throw refused(field, value, "a whole number");
  const { token, amount } = permitted;
  const { to, validAfter } = witness;
  return { permitted: { token, amount }, spender, nonce, deadline, witness: { to, validAfter } } satisfies Omit<
    PaymentAuthorization,
    "from"
  >;
}

function copied(types: Readonly<Record<string, readonly { name: string; type: string }[]>>): RefundTypedData["types"] {
  return Object.fromEntries(Object.entries(types).map(([name, members]) => [name, [...members]]));
}

/** The same text for the same values: addresses in any letter case, members of an object in any order. */
function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_name, each: unknown) => {
    if (typeof each === "string" && /^0x[0-9a-fA-F]{40}$/.test(each)) return each.toLowerCase();
    if (typeof each !== "object" || each === null || Array.isArray(each)) return each;
    return Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}

function refused(field: string, actual: unknown, expected: string): LunasError {
  return new LunasError(`The refund to sign has an unexpected ${field}, so nothing is signed.`, {
    code: "refund_refused",
    details: { field, actual: String(actual).slice(0, 200), expected },
  });
}
