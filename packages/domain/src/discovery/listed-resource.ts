import type { Address, Environment, Network } from "@lunas/catalog/chain";
import type { MerchantId, ResourceId } from "../shared/id";

/** The most resources that a merchant can list in an environment. */
export const mostListed = 100;

export const resourceMethods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type ResourceMethod = (typeof resourceMethods)[number];

/** A paid resource that its merchant has chosen to list in the public directory. */
export interface ListedResource {
  readonly id: ResourceId;
  readonly merchantId: MerchantId;
  readonly environment: Environment;
  readonly network: Network;
  readonly chainId: number;
  readonly tokenSymbol: string;
  /** The confirmed host under which it was listed. The directory shows it only while this is the merchant's host. */
  readonly host: string;
  /** In its canonical form: https, an ASCII host, no credentials, no fragment. */
  readonly url: string;
  readonly method: ResourceMethod;
  readonly description: string;
  /** Base units. */
  readonly amount: bigint;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
}

export type NewListedResource = Omit<ListedResource, "createdAtMs" | "updatedAtMs">;

/** A listed resource as the public directory shows it. */
export interface PublicResource {
  readonly resource: ListedResource;
  /** The merchant's wallet at this moment. */
  readonly payTo: Address;
}
