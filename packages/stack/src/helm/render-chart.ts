import type { Chain } from "@lunas/catalog/chain";
import { settingPrefix } from "@lunas/catalog/chains";

/** What the chart needs of a setting of `@lunas/runtime`. */
export interface ChartSetting {
  readonly name: string;
  readonly default?: string;
  readonly optional?: true;
  readonly secret?: true;
}

const head = "# npm run generate writes this file.";

/**
 * `files/services.yaml` of the Helm chart: the settings and the secrets of each service, each `required` or `optional`.
 * A secret is `usual` when the service's Secret holds it unless the values list others: the signer keys that compose uses. What is
 * needed of a sandbox chain is `sandbox-required` or `sandbox-usual`: a deployment without a sandbox has neither.
 * @param services all settings of each service, by its name
 */
export function renderChartServices(
  services: Readonly<Record<string, readonly ChartSetting[]>>,
  chains: readonly Chain[],
): string {
  const usual = new Set(chains.flatMap(usualSecrets));
  const sandboxes = chains.filter(({ environment }) => environment === "sandbox");
  const needOf = (setting: ChartSetting) => {
    const need = setting.secret && usual.has(setting.name) ? "usual" : needAlone(setting);
    const isOfSandbox = sandboxes.some(({ network }) => setting.name.startsWith(`${settingPrefix(network)}_`));
    return isOfSandbox && need !== "optional" ? `sandbox-${need}` : need;
  };
  const of = (name: string, settings: readonly ChartSetting[]) => `${name}:
  settings:
${lines(settings.filter(({ secret }) => !secret).map((each) => [each.name, needOf(each)]))}
  secrets:
${lines(settings.filter(({ secret }) => secret).map((each) => [each.name, needOf(each)]))}
`;
  const parts = Object.entries(services).map(([name, settings]) => of(name, settings));
  return `${head} It lists what each service reads: services/*/src/config.ts, packages/catalog.\n${parts.join("")}`;
}

/** `values/chains.yaml` of the Helm chart: what the settings must say of each chain, with the example of the chain's file. */
export function renderChartChains(chains: readonly Chain[]): string {
  const urls = chains.map(
    ({ network, examplePublicRpcUrl }) => `  ${settingPrefix(network)}_PUBLIC_RPC_URL: ${examplePublicRpcUrl}\n`,
  );
  return `${head} Copy it and set the endpoints that wallets may use.\nsettings:\n${urls.join("")}`;
}

/** Of the key that signs for channels a settler starts without the file, too. */
function usualSecrets({ network, environment, channels }: Chain): readonly string[] {
  const prefix = settingPrefix(network);
  return [
    `${prefix}_SIGNER_KEYS`,
    ...(environment === "sandbox" ? [`${prefix}_TREASURY_KEY`] : []),
    ...(channels === null ? [] : [`${prefix}_CHANNEL_AUTHORIZER`]),
  ];
}

function needAlone(setting: ChartSetting): string {
  return setting.default === undefined && !setting.optional ? "required" : "optional";
}

function lines(entries: readonly (readonly [string, string])[]): string {
  return entries.map(([name, need]) => `    ${name}: ${need}`).join("\n");
}
