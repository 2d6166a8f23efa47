import type { ChainFile } from "./chain-file";
import type { chainFiles } from "./chains/all";

export type * from "./chain-file";

/** The word of records and `/health` for a chain. */
export type Network = (typeof chainFiles)[number]["network"];

/** A chain of the catalog, as its file has it or with what settings change. */
export type Chain = ChainFile<Network>;
