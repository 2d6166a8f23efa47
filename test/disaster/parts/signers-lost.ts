import { rpc } from "@lunas/contracts/rpc";
import type { Installation } from "../../ha/installation";
import type { Part } from "../../ha/part";
import { holdBlocks } from "../../harness/hold-blocks";
import { lunasOps } from "../operator";
import { endsOf, newSigners, untilInFlight } from "../signers";

const settlers = ["settler", "settler-2"];

/**
 * The settlers and all their keys are gone while every customer has a payment in flight, and the node has forgotten what
 * it had. One lane's ether is gone as well, so nothing of it can be mined. New keys come in, the old lanes are retired.
 */
export const signersLost: Part = {
  name: "signers-lost",
  title: "All signers are lost",
  async arrange(stack) {
    const { rpcUrl } = stack.chains.sandbox;
    const old = await newSigners(rpcUrl, 2);
    const fresh = await newSigners(rpcUrl, 2);
    let inFlight = 0;
    const lose = async (installation: Installation) => {
      const held = await holdBlocks(rpcUrl, 1);
      inFlight = await untilInFlight(installation, old);
      for (const name of settlers) await stack.supervisor.signal(name, "SIGKILL");
      await rpc(rpcUrl, "anvil_dropAllTransactions", []);
      await rpc(rpcUrl, "anvil_setBalance", [old.wallets[0]?.address, "0x0"]);
      await held.resume();
    };
    const follow = async (installation: Installation) => {
      for (const name of settlers) await installation.restart(name, { SANDBOX_SIGNER_KEYS: fresh.setting });
      for (const { address } of old.wallets)
        await lunasOps(installation, "lanes", "retire", "sandbox", address, "--because", "the keys are lost");
    };
    return {
      env: (service) => (service === "settler" ? { SANDBOX_SIGNER_KEYS: old.setting } : {}),
      steps: [
        { title: "the settlers and their keys are gone", act: lose, lastsMs: 5_000 },
        { title: "new keys, and the old lanes are retired", act: follow, lastsMs: 30_000 },
      ],
      examine: async (installation) => {
        const ends = await endsOf(installation, old);
        const abandoned = ends.get("abandoned") ?? 0;
        return {
          note: `${inFlight} payments in flight, ${abandoned} of their transactions abandoned`,
          wrong: [
            ...(abandoned > 0 ? [] : ["no transaction of the lane without ether was abandoned"]),
            ...(abandoned < inFlight ? [] : ["no stored transaction was broadcast again and mined"]),
          ],
        };
      },
    };
  },
};
