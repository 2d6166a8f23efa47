import type { Chain } from "@lunas/catalog/chain";
import { chains } from "@lunas/catalog/chains";
import type { OperatorConsole } from "./operator-console";
import type { Stack } from "./stack";

/** The public endpoints, for when the example has left no key. */
export function openEndpoints(url: string): string {
  return `
What to try next

  ${url}/dashboard                 the merchant's dashboard: make a test payment with a click
  ${url}/docs/quickstart           from nothing to a paid page, in words
  ${url}/docs                      every endpoint, in a browser
  curl ${url}/health
  curl ${url}/config               chains, tokens, contracts: what clients need
  curl ${url}/auth/nonce           what a wallet signs to register or to sign in
  npm run demo                     registers a merchant, and pays it
`;
}

/** All addresses, as the last output on the screen. */
export function whereabouts(
  url: string,
  stack: Pick<Stack, "chains" | "fork" | "logFolder">,
  operators: OperatorConsole,
): string {
  return `
Lunas runs at ${url} until Ctrl-C; ${stack.fork ? "the data goes with it" : "the data stays for the next start"}.

  ${`${url}/dashboard`.padEnd(33)}the merchant's dashboard; \`npx @lunas/cli dashboard\` signs the command's merchant in
  ${`${url}/docs/quickstart`.padEnd(33)}the written docs: from nothing to a paid page
  ${`${url}/docs`.padEnd(33)}every endpoint with its fields, in a browser
  npm run demo                     one more payment, from the first request to the webhook
  npm run ops -- pauses            the operator's command; npm run ledger checks every nonce
  ${operators.url.padEnd(33)}the operators' console; the token is in ${operators.tokenFile}
  npx @lunas/cli --help            the merchant's command
  ${`${url}/packages`.padEnd(33)}lunas-server.tgz, lunas-client.tgz, lunas-cli.tgz, lunas-mcp.tgz: for npm install
  npm start -- --fresh             begins without the data of earlier starts
  npm start -- --fork              the sandbox as a fork of base's stand-in, with wallets and resets
${chains.map((chain) => `  ${chainLabel(chain).padEnd(33)}${stack.chains[chain.network].rpcUrl}`).join("\n")}
  logs                             ${stack.logFolder}
`;
}

/** Of a production chain there is a stand-in here, never the chain itself. */
function chainLabel({ network, environment }: Chain): string {
  return environment === "production" ? `stand-in for ${network}` : `${network} chain`;
}
