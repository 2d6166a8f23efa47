import type { Address } from "@lunas/catalog/chain";
import type { PaymentScope } from "../payment/ports";
import type { MerchantId, ResourceId } from "../shared/id";
import type { ListedResource, NewListedResource, PublicResource } from "./listed-resource";

/** A merchant's own listed resources. Each change writes its audit entry. */
export interface ListedResources {
  /** The host that an operator confirmed; null: none. */
  hostOf(merchantId: MerchantId): Promise<string | null>;
  /**
   * Lists a resource, or replaces the one with the same address and method, which keeps its id. Null, and nothing is
   * written, if the merchant already lists `most` others in this environment.
   */
  list(resource: NewListedResource, most: number): Promise<ListedResource | null>;
  /** All of them, newest first. */
  listed(scope: PaymentScope): Promise<readonly ListedResource[]>;
  /** False: the merchant lists no such resource in this environment. */
  remove(scope: PaymentScope, id: ResourceId): Promise<boolean>;
}

export interface DirectoryFilter {
  /** Only resources of these chains. */
  readonly chainIds: readonly number[];
  readonly payTo: Address | null;
  readonly limit: number;
  readonly offset: number;
}

/** The hosts on which merchants may list resources. Only operators change them. */
export interface ListingHosts {
  /** Sets a merchant's host, or (null) removes it. False: there is no such merchant, or none to remove. */
  setHost(id: MerchantId, host: string | null): Promise<boolean>;
}

/** The public directory: resources on confirmed hosts, of merchants that are not suspended, the last changed first. */
export interface ResourceDirectory {
  find(filter: DirectoryFilter): Promise<{ readonly resources: readonly PublicResource[]; readonly total: number }>;
}
