import type { Chain } from "@lunas/catalog/chain";
import { settingPrefix } from "@lunas/catalog/chains";
import { baseUnits, boolean, integer, url } from "@lunas/runtime/kinds";
import { singleRpcSettings } from "@lunas/runtime/production/single-rpc";
import { rpcUrlsSetting, tokenAddressSettings } from "@lunas/runtime/shared-settings";
import { gasSettings } from "./gas-settings";
import { sponsorSettings } from "./sponsor-settings";

/** What the gateway's environment says of one chain; the names begin with the chain's. */
export function networkSettings(chain: Chain) {
  const prefix = settingPrefix(chain.network);
  return {
    rpcUrls: rpcUrlsSetting(prefix, chain.environment),
    singleRpc: singleRpcSettings(prefix, chain.environment),
    publicRpcUrl: {
      name: `${prefix}_PUBLIC_RPC_URL`,
      kind: url("http", "https"),
      doc: "The chain's RPC endpoint as /config publishes it.",
      example: chain.examplePublicRpcUrl,
    },
    tokenAddresses: tokenAddressSettings(prefix, chain.environment, Object.keys(chain.tokens)),
    minAmount: minAmountSetting(`${prefix}_MIN_PAYMENT_AMOUNT`, "The smallest payment on this chain."),
    gas: gasSettings(prefix, chain),
    sponsorship: sponsorSettings(prefix, chain),
    stalledAfterMs: {
      name: `${prefix}_STALLED_AFTER_MS`,
      kind: integer({ min: 0, max: 3_600_000 }),
      default: String(chain.stalledAfterMs ?? 0),
      doc: "A chain that has made no block for so long takes no new payments; 0: it makes its blocks on demand.",
    },
    preconfirmations: {
      name: `${prefix}_PRECONFIRMATIONS`,
      kind: boolean,
      default: "false",
      doc: "Whether look-ups and the success of POST /facilitate report a pending payment below the bound of the chain's file as preconfirmed. The RPC endpoints must show preconfirmations (Base: Flashblocks).",
    },
  } as const;
}

/** The smallest payment, in base units. */
export function minAmountSetting(name: string, doc: string) {
  return { name, kind: baseUnits, optional: true, doc } as const;
}
