import { rpcHex } from "@lunas/contracts/rpc";
import { JsonRpcProvider, type Wallet } from "ethers";
import type { Installation } from "../../ha/installation";
import type { Part } from "../../ha/part";
import { holdBlocks } from "../../harness/hold-blocks";
import { lunasOps } from "../operator";
import { endsOf, newSigners, type SignerSet, untilInFlight } from "../signers";

const settlers = ["settler", "settler-2"];
const thief = "0x2222222222222222222222222222222222222222";
/** Far above what the settlers offer, so that a node takes it in place of theirs; all of it is spent. */
const feeWei = 900_000_000_000n;
const offer = { maxFeePerGas: feeWei, maxPriorityFeePerGas: feeWei, gasLimit: 21_000n };

/**
 * A thief has the keys while every customer has a payment in flight. It takes the ether of the busier lane, and uses the
 * nonces of the other, those in flight and three more. The operator pauses the chain, retires the lanes and brings new keys.
 */
export const signersStolen: Part = {
  name: "signers-stolen",
  title: "All signers are stolen",
  async arrange(stack) {
    const { rpcUrl } = stack.chains.sandbox;
    const old = await newSigners(rpcUrl, 2);
    const fresh = await newSigners(rpcUrl, 2);
    let inFlight = 0;
    const rob = async (installation: Installation) => {
      const held = await holdBlocks(rpcUrl, 1);
      inFlight = await untilInFlight(installation, old);
      const [busy, other] = await byWaiting(rpcUrl, old);
      await takeEther(rpcUrl, busy);
      await useNonces(rpcUrl, other);
      await held.resume();
    };
    const follow = async (installation: Installation) => {
      await lunasOps(installation, "pause", "chain", "sandbox", "keys are stolen");
      for (const { address } of old.wallets)
        await lunasOps(installation, "lanes", "retire", "sandbox", address, "--because", "a thief has the key");
      for (const name of settlers) await installation.restart(name, { SANDBOX_SIGNER_KEYS: fresh.setting });
      await lunasOps(installation, "resume", "chain", "sandbox");
    };
    return {
      env: (service) => (service === "settler" ? { SANDBOX_SIGNER_KEYS: old.setting } : {}),
      steps: [
        { title: "a thief uses nonces and takes ether", act: rob, lastsMs: 5_000 },
        { title: "pause, retire, new keys, resume", act: follow, lastsMs: 30_000 },
      ],
      examine: async (installation) => {
        const ends = await endsOf(installation, old);
        const [foreign, abandoned] = [ends.get("foreign") ?? 0, ends.get("abandoned") ?? 0];
        return {
          note: `${inFlight} payments in flight, ${foreign} nonces used by the thief, ${abandoned} transactions abandoned`,
          wrong: foreign > 0 && abandoned > 0 ? [] : [`${foreign} nonces were foreign, ${abandoned} abandoned`],
        };
      },
    };
  },
};

/** The keys by how many of their transactions wait in the node, the most first. */
async function byWaiting(rpcUrl: string, { wallets }: SignerSet): Promise<readonly [Wallet, Wallet]> {
  const count = async (address: string, tag: string) =>
    Number(await rpcHex(rpcUrl, "eth_getTransactionCount", [address, tag]));
  const waiting = await Promise.all(
    wallets.map(async (wallet) => {
      const { address } = wallet;
      return { wallet, count: (await count(address, "pending")) - (await count(address, "latest")) };
    }),
  );
  const [busy, other] = waiting.sort((one, another) => another.count - one.count);
  if (busy === undefined || other === undefined) throw new Error("a thief needs two keys");
  return [busy.wallet, other.wallet];
}

/** Every nonce that waits in the node, and three more. */
async function useNonces(rpcUrl: string, wallet: Wallet): Promise<void> {
  await send(rpcUrl, wallet, { extra: 3, transfer: async () => ({ to: wallet.address, value: 0n }) });
}

/** The lowest nonce that waits: the others have no ether after it. */
async function takeEther(rpcUrl: string, wallet: Wallet): Promise<void> {
  const cost = offer.gasLimit * feeWei;
  const transfer = async () => ({
    to: thief,
    value: BigInt(await rpcHex(rpcUrl, "eth_getBalance", [wallet.address, "latest"])) - cost,
  });
  await send(rpcUrl, wallet, { only: 1, transfer });
}

interface Theft {
  readonly extra?: number;
  readonly only?: number;
  readonly transfer: () => Promise<{ readonly to: string; readonly value: bigint }>;
}

async function send(rpcUrl: string, wallet: Wallet, { extra = 0, only, transfer }: Theft): Promise<void> {
  const provider = new JsonRpcProvider(rpcUrl, undefined, { staticNetwork: true });
  try {
    const { chainId } = await provider.getNetwork();
    const mined = await provider.getTransactionCount(wallet.address, "latest");
    const waiting = (await provider.getTransactionCount(wallet.address, "pending")) - mined;
    for (let index = 0; index < (only ?? waiting + extra); index += 1) {
      const raw = await wallet.signTransaction({
        type: 2,
        chainId,
        nonce: mined + index,
        ...offer,
        ...(await transfer()),
      });
      await provider.send("eth_sendRawTransaction", [raw]);
    }
  } finally {
    provider.destroy();
  }
}
