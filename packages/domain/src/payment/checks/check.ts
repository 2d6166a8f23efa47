import type { Refusal } from "../../shared/refusal";
import type { Claim } from "../claim";
import type { Facts, StoreFacts } from "../facts";

/** Judges a claim by itself and the time (unix seconds). Null: it passes. */
export type ClaimCheck = (claim: Claim, nowSeconds: number) => Refusal | null;

/** Judges a claim by the database alone, without the chain. Null: it passes. */
export type StoreCheck = (claim: Claim, store: StoreFacts) => Refusal | null;

/** Judges a claim by the chain and the database. Null: it passes. */
export type FactCheck = (claim: Claim, facts: Facts) => Refusal | null;
