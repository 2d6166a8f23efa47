import { arxiv260511781 } from "../../harness/papers/arxiv-2605-11781";
import { arxiv260530998 } from "../../harness/papers/arxiv-2605-30998";
import { openShops } from "../../harness/papers/shops";
import { registerMerchant } from "../../harness/register-merchant";
import { tryEach } from "../attempts";
import type { HostileKind } from "../kind";

export const repeatPaperAttacks: HostileKind = {
  kind: "repeat the attacks of two papers",
  actor: "payer",
  async try({ harness, url }) {
    const merchant = await registerMerchant(url);
    const shops = await openShops({ serviceUrl: url, rpcUrl: harness.rpcUrl, merchant });
    try {
      const attempts = [...arxiv260511781, ...arxiv260530998].map(({ name, attack }) => ({
        input: name,
        act: async () => {
          shops.begin();
          await attack(shops);
          return [];
        },
      }));
      // They count what the shop served: one after the other.
      return await tryEach(attempts, { atOnce: 1, boundMs: 90_000 });
    } finally {
      await shops.close();
    }
  },
};
