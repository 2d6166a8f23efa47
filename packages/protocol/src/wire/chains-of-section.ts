import type { ChainConfig, PublicConfig } from "./api";

/** The chains on which the payments of an environment settle, the default one first. */
export function chainsOfSection(
  config: PublicConfig,
  section: "sandbox" | "production",
): readonly [ChainConfig, ...ChainConfig[]] {
  const first = config[section];
  if (first === null)
    throw Object.assign(new Error("This service has no sandbox: use a production key (ipk_live_)."), {
      code: "unsupported_network",
    });
  // A service of an earlier version lists none.
  const listed = (config.networks as PublicConfig["networks"] | undefined) ?? [];
  return [first, ...listed.filter(({ environment, chainId }) => environment === section && chainId !== first.chainId)];
}
