export type Client = "axios" | "fetch";
export type Server = "express" | "hono";

/** What a payer and a shop settle with each other: a scheme, a way of the money, and who pays for the approval. */
export interface Kind {
  readonly name: string;
  readonly scheme: "exact" | "upto";
  readonly method: "permit2" | "eip3009";
  /** The extension by which the facilitator pays for the payer's approval of Permit2. */
  readonly sponsored: "erc20ApprovalGasSponsoring" | "eip2612GasSponsoring" | null;
  /** Why it cannot be paid in IDRX through Lunas; null where it is. */
  readonly cannot: string | null;
}

const noEip2612 = "IDRX has no EIP-2612: Lunas does not announce eip2612GasSponsoring";

/** The kinds of the x402 foundation's own end-to-end tests for EVM chains. */
export const kinds: readonly Kind[] = [
  { name: "exact, Permit2", scheme: "exact", method: "permit2", sponsored: null, cannot: null },
  {
    name: "exact, Permit2, sponsored approval",
    scheme: "exact",
    method: "permit2",
    sponsored: "erc20ApprovalGasSponsoring",
    cannot: null,
  },
  { name: "exact, EIP-3009", scheme: "exact", method: "eip3009", sponsored: null, cannot: "IDRX has no EIP-3009" },
  {
    name: "exact, Permit2, sponsored permit",
    scheme: "exact",
    method: "permit2",
    sponsored: "eip2612GasSponsoring",
    cannot: noEip2612,
  },
  { name: "upto, Permit2", scheme: "upto", method: "permit2", sponsored: null, cannot: null },
  {
    name: "upto, Permit2, sponsored approval",
    scheme: "upto",
    method: "permit2",
    sponsored: "erc20ApprovalGasSponsoring",
    cannot: null,
  },
  {
    name: "upto, Permit2, sponsored permit",
    scheme: "upto",
    method: "permit2",
    sponsored: "eip2612GasSponsoring",
    cannot: noEip2612,
  },
];

export const clients: readonly Client[] = ["axios", "fetch"];
export const servers: readonly Server[] = ["express", "hono"];
