import type { Chain } from "@lunas/catalog/chain";
import { settingPrefix } from "@lunas/catalog/chains";
import { replaceChains } from "./replace-chains";

/** The port of the catalog's first chain; the others follow in its order. */
export const firstChainPort = 8_545;

/** `docker-compose.yml` with the part that follows from the catalog written anew. Throws where the text lacks its two marks. */
export function renderCompose(composeFile: string, chains: readonly Chain[]): string {
  return replaceChains(composeFile, renderChains(chains));
}

function renderChains(chains: readonly Chain[]): string {
  const each = (line: (prefix: string, port: number, chain: Chain) => string) =>
    chains.map((chain, index) => `  ${line(settingPrefix(chain.network), firstChainPort + index, chain)}\n`).join("");
  const portLines = each((prefix, port) => `- 127.0.0.1:\${${prefix}_RPC_PORT:-${port}}:${port}`);
  return `x-chains: &chains
${each((prefix, port) => `${prefix}_RPC_URLS: \${${prefix}_RPC_URLS:-http://chain:${port}}`)}
x-public-chains: &public-chains
${each((prefix, port) => `${prefix}_PUBLIC_RPC_URL: \${${prefix}_PUBLIC_RPC_URL:-http://localhost:\${${prefix}_RPC_PORT:-${port}}}`)}
x-spending-keys: &spending-keys
${each((prefix, _, chain) => keyLines(prefix, chain).join("\n  "))}
x-chain-accounts: &chain-accounts
${each((prefix, _, chain) => accountLines(prefix, chain).join("\n  "))}
x-authorizers: &authorizers
${chains.flatMap((chain) => authorizerLines(chain).map((line) => `  ${line}\n`)).join("")}
x-chain-filters: &chain-filters
  HOST: 0.0.0.0
  RPC_FILTERS: ${rpcFilters(chains)}

x-chain-ports: &chain-ports
${portLines}
${chainsReady(chains)}`;
}

/** The ports of `rpc`, each with the node behind it. */
export function rpcFilters(chains: readonly Chain[]): string {
  return chains.map((_, index) => `${firstChainPort + index}=http://chain:${firstChainPort + index}`).join(",");
}

/** The health check of the nodes, as an anchor. */
export function chainsReady(chains: readonly Chain[]): string {
  return `# The chain that is prepared last answers.
x-chains-ready: &chains-ready
  - CMD
  - node
  - -e
  - "fetch('http://127.0.0.1:${firstChainPort + chains.length - 1}',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({jsonrpc:'2.0',id:1,method:'eth_chainId',params:[]})}).then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
`;
}

/** The setting of the key that signs for channels, with its file: only the settler has it. */
export function authorizerLines({ network, channels }: Chain): readonly string[] {
  const name = `${settingPrefix(network)}_CHANNEL_AUTHORIZER_FILE`;
  return channels === null ? [] : [`${name}: /run/secrets/${network}-channel-authorizer`];
}

/** The settings of a chain's keys, each with its file. */
export function keyLines(prefix: string, { network, environment }: Chain): readonly string[] {
  return [
    `${prefix}_SIGNER_KEYS_FILE: /run/secrets/${network}-signer-keys`,
    ...(environment === "sandbox" ? [`${prefix}_TREASURY_KEY_FILE: /run/secrets/${network}-treasury-key`] : []),
  ];
}

/** The settings of the accounts that a local chain gives ether to, each with its file of addresses. */
export function accountLines(prefix: string, { network, environment }: Chain): readonly string[] {
  return [
    `${prefix}_SIGNER_ADDRESSES_FILE: /run/secrets/${network}-signer-addresses`,
    ...(environment === "sandbox" ? [`${prefix}_TREASURY_ADDRESS_FILE: /run/secrets/${network}-treasury-address`] : []),
  ];
}
