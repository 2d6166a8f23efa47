import type { knownNetworks } from "./networks";

/** The word of records and `/health` for a chain. */
export type NetworkName = (typeof knownNetworks)[number]["network"];
