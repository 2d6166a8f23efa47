import type { Hex } from "./hex";

/** A chain as the schemas and the libraries know it. */
export interface KnownNetwork {
  readonly network: string;
  readonly displayName: string;
  readonly environment: "sandbox" | "production";
  readonly chainId: number;
  /** Symbol and address of each token; a sandbox may have them elsewhere. */
  readonly tokens: Readonly<Record<string, Hex>>;
}
