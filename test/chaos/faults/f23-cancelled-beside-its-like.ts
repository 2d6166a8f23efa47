import { sandbox } from "@lunas/catalog/chains/sandbox";
import { encodeAggregate3 } from "@lunas/chain/abi/aggregate3";
import { rpc } from "@lunas/contracts/rpc";
import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import { calldataOf } from "../../harness/calldata-of";
import { cancelNonce } from "../../harness/cancel-nonce";
import { opaqueBatch } from "../../harness/opaque-batch";
import type { Company } from "../company";
import { besideItsLike, type LikePair, nonceOf, payerOf } from "../like-pairs";

const { x402Proxy, multicall3 } = sandbox.contracts;

/** Answers the hash of the transaction that settles one of the pair; null: ours does. */
type Way = (company: Company, pair: LikePair) => Promise<string | null>;

const byUs: Way = async () => null;

const byAnotherFacilitator: Way = ({ chainControl }, { settled }) =>
  chainControl.send({ to: x402Proxy, data: calldataOf(settled) });

/** Both are called, and one of them fails. */
const byMulticall: Way = ({ chainControl }, { spoilt, settled }) => {
  const calls = [spoilt, settled].map((body) => ({ target: x402Proxy, data: calldataOf(body) }));
  return chainControl.send({ to: multicall3, data: encodeAggregate3(calls) });
};

/** Both are called, one of them fails, and no calldata shows either. */
const byUnknownContract: Way = async ({ chainControl, rpcUrl }, { spoilt, settled }) => {
  const contract = freshWallet().address;
  await rpc(rpcUrl, "anvil_setCode", [contract, opaqueBatch(x402Proxy, [spoilt, settled].map(calldataOf))]);
  return chainControl.send({ to: contract, data: "0x" });
};

const ways = [byUs, byAnotherFacilitator, byMulticall, byUnknownContract];

/** The block that holds a payer's cancellation of one payment holds the settlement of another one that is just like it. */
export const cancelledBesideItsLike = besideItsLike({
  id: "F23",
  title: "of two like payments one is cancelled in the block that settles the other",
  code: "nonce_cancelled",
  spoil: async (company, pair, index) => {
    const spoils = await cancelNonce(company.rpcUrl, payerOf(pair.spoilt), String(nonceOf(pair.spoilt)));
    return { spoils, settles: (await ways[index % ways.length]?.(company, pair)) ?? null };
  },
});
