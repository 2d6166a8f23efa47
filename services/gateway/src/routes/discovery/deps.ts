import type { Chain } from "@lunas/catalog/chain";
import type { ListedResources, ResourceDirectory } from "@lunas/domain/discovery/ports";
import type { Author } from "@lunas/domain/operations/audit-entry";

export interface DiscoveryDeps {
  readonly directory: ResourceDirectory;
  readonly listed: Pick<ListedResources, "listed" | "hostOf">;
  readonly listedBy: (author: Author) => ListedResources;
  /** All served chains, of both environments. */
  readonly chains: readonly Chain[];
}
