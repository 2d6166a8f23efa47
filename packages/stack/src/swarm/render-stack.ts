import type { Chain } from "@lunas/catalog/chain";
import { settingPrefix } from "@lunas/catalog/chains";
import {
  accountLines,
  authorizerLines,
  chainsReady,
  firstChainPort,
  keyLines,
  rpcFilters,
} from "../compose/render-chains";
import { replaceChains } from "../compose/replace-chains";
import { allSecrets } from "../first-secrets";

const owners = ["postgres", "redis", "migrate", "gateway", "settler", "dispatcher"];
const askChains = ["gateway", "settler"];

/** `infra/swarm/stack.yml` with what follows from the catalog and the secrets' files written anew. */
export function renderStack(stackFile: string, chains: readonly Chain[]): string {
  const files = secretFiles(chains);
  const each = (lines: (chain: Chain) => readonly string[]) =>
    chains.flatMap((chain) => lines(chain).map((line) => `  ${line}\n`)).join("");
  const lists = owners.map((owner) => `x-${owner}-secrets: &${owner}-secrets\n${mounts(owner, files)}\n`);
  const content = `x-chains: &chains
${each(({ network }) => [`${settingPrefix(network)}_RPC_URLS_FILE: /run/secrets/${network}-rpc-urls`])}
x-spending-keys: &spending-keys
${each((chain) => [...keyLines(settingPrefix(chain.network), chain), ...authorizerLines(chain)])}
${lists.join("\n")}
x-secrets: &secrets
${owners.map((owner) => definitions(owner, files)).join("\n")}
`;
  return replaceChains(stackFile, content);
}

/** `infra/swarm/local-chains.yml`, likewise. */
export function renderLocalChains(file: string, chains: readonly Chain[]): string {
  const files = { chain: filesOf("chain", chains) };
  const ports = chains.map((_, index) => firstChainPort + index);
  const publicUrls = chains.map(({ network }, index) => {
    const name = `${settingPrefix(network)}_PUBLIC_RPC_URL`;
    return `  ${name}: \${${name}:-http://localhost:${ports[index]}}\n`;
  });
  const content = `x-public-chains: &public-chains
${publicUrls.join("")}
x-chain-accounts: &chain-accounts
${chains.flatMap((chain) => accountLines(settingPrefix(chain.network), chain).map((line) => `  ${line}\n`)).join("")}
x-chain-filters: &chain-filters
  HOST: 0.0.0.0
  RPC_FILTERS: ${rpcFilters(chains)}

x-chain-ports: &chain-ports
${chains.map(({ network }, index) => `  - { target: ${ports[index]}, published: "\${${settingPrefix(network)}_RPC_PORT:-${ports[index]}}", mode: host }\n`).join("")}
${chainsReady(chains)}
x-chain-secrets: &chain-secrets
${mounts("chain", files)}

x-secrets: &secrets
${definitions("chain", files)}
`;
  return replaceChains(file, content);
}

type FileNames = Readonly<Record<string, readonly string[]>>;

function secretFiles(chains: readonly Chain[]): FileNames {
  return Object.fromEntries(
    owners.map((owner) => {
      const urls = askChains.includes(owner) ? chains.map(({ network }) => `${network}-rpc-urls`) : [];
      return [owner, [...filesOf(owner, chains), ...urls]];
    }),
  );
}

/** The names of the files that `secrets-main.ts` makes for a process. */
function filesOf(owner: string, chains: readonly Chain[]): readonly string[] {
  return allSecrets(chains).flatMap((files) => Object.keys(files[owner] ?? {}));
}

function mounts(owner: string, files: FileNames): string {
  return (files[owner] ?? []).map((name) => `  - { source: ${owner}_${name}, target: ${name} }`).join("\n");
}

function definitions(owner: string, files: FileNames): string {
  const define = (name: string) =>
    `  ${owner}_${name}:\n    external: true\n    name: "\${STACK:-lunas}_${owner}_${name}_\${SECRETS_VERSION:-1}"`;
  return (files[owner] ?? []).map(define).join("\n");
}
