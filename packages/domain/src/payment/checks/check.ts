import type { Refusal } from "../../shared/refusal";
import type { Claim } from "../claim";
import type { Facts, StoreFacts } from "../facts";

/** Judges a claim by itself and the time (unix seconds). Null: nothing against it. */
export type ClaimCheck = (claim: Claim, nowSeconds: number) => Refusal | null;

/** Judges a claim by what the database says of it; the chain need not be asked. Null: nothing against it. */
export type StoreCheck = (claim: Claim, store: StoreFacts) => Refusal | null;

/** Judges a claim by what the chain and the database say of it. Null: nothing against it. */
export type FactCheck = (claim: Claim, facts: Facts) => Refusal | null;
