import { setTimeout as wait } from "node:timers/promises";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { connectRpc } from "@lunas/chain/connect";
import { settleTermsOf } from "@lunas/chain/read/settle-calldata";
import { createPrivateKeySigner } from "@lunas/chain/send/private-key-signer";
import { createChainSender } from "@lunas/chain/send/sender";
import { rpc, rpcHex } from "@lunas/contracts/rpc";
import type { Authorization } from "@lunas/domain/payment/authorization";
import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import type { Hex } from "@lunas/domain/shared/hex";
import { createPostJson } from "./post-json";

const fees = { feeCapWei: 100_000_000_000n, tipWei: 1_000_000n };
const connections = 64;

/** The same settlements, signed beforehand and handed to the node as they are: what the chain itself can carry, a second. */
export async function measureLimit(
  rpcUrl: string,
  signerKeys: readonly string[],
  authorizations: readonly Authorization[],
): Promise<number> {
  const signed = await signAll(rpcUrl, signerKeys, authorizations);
  const post = createPostJson(rpcUrl);
  const count = signed.flat().length;
  const begun = performance.now();
  // A lane's transactions keep their order; more than one connection for each of them would park what comes too early.
  const queues = signed.map((lane) => lane.values());
  const send = async (queue: IterableIterator<Hex>) => {
    for (const raw of queue) {
      const { body } = await post(
        "/",
        JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_sendRawTransaction", params: [raw] }),
      );
      if (body.error !== undefined) throw new Error(`the limit: ${JSON.stringify(body.error)}`);
    }
  };
  const perLane = Math.floor(connections / queues.length);
  await Promise.all(queues.flatMap((queue) => Array.from({ length: perLane }, () => send(queue))));
  await untilMined(rpcUrl, signed);
  return count / ((performance.now() - begun) / 1_000);
}

async function signAll(rpcUrl: string, keys: readonly string[], authorizations: readonly Authorization[]) {
  const clock = { now: () => Date.now() };
  const connection = connectRpc({ network: "sandbox", urls: [rpcUrl], clock });
  const signers = keys.map(createPrivateKeySigner);
  const sender = createChainSender({ chain: sandbox, rpc: connection, signers, clock });
  const share = Math.ceil(authorizations.length / signers.length);
  return Promise.all(
    signers.map(async ({ address }, index) => {
      const first = Number(await rpcHex(rpcUrl, "eth_getTransactionCount", [address, "latest"]));
      const requests = authorizations.slice(index * share, (index + 1) * share).map((authorization, nonce) => ({
        nonce: first + nonce,
        fees,
        call: {
          kind: "settle" as const,
          order: {
            ...settleTermsOf(authorization, authorization.signature),
            kind: authorization.kind,
          } as SettlementOrder,
        },
      }));
      return (await sender.sign(address, requests)).map(({ rawTransaction }) => rawTransaction);
    }),
  );
}

const stallMs = 200;

/**
 * A node that mines on arrival answers before the block is there. What it was handed in the wrong order may wait in its
 * pool for something new to arrive: then it is told to mine.
 */
async function untilMined(rpcUrl: string, signed: readonly (readonly Hex[])[]): Promise<void> {
  const pool = async () => {
    const { pending, queued } = (await rpc(rpcUrl, "txpool_status", [])) as { pending: string; queued: string };
    return { pending: Number(pending), queued: Number(queued), all: Number(pending) + Number(queued) };
  };
  const endMs = performance.now() + 60_000;
  let last = await pool();
  let movedAtMs = performance.now();
  while (last.all > 0) {
    if (performance.now() > endMs) {
      throw new Error(`the limit: of ${signed.flat().length} are not mined ${JSON.stringify(last)}`);
    }
    await wait(2);
    const now = await pool();
    if (now.all !== last.all) movedAtMs = performance.now();
    else if (performance.now() - movedAtMs > stallMs) {
      await rpc(rpcUrl, "evm_mine", []);
      movedAtMs = performance.now();
    }
    last = now;
  }
}
