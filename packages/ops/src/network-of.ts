import { chains } from "@lunas/catalog/chains";

/** A chain's name, or its id if the catalog does not have it. */
export function networkOf(chainId: number): string {
  return chains.find((chain) => chain.chainId === chainId)?.network ?? String(chainId);
}
