import { Unavailable } from "../shared/unavailable";
import type { Moved } from "./claims/ports";
import { type ConcludeDeps, concludeActions } from "./conclude-actions";

const moved = (txHash: Moved["txHash"], amount = 5n): Moved => {
  return { txHash, amount, blockNumber: 9, blockTimestampSeconds: 9 };
};

/** Three payouts; the node cannot read what these transactions moved. */
function concluding(unreadable: readonly string[]) {
  const ended: string[] = [];
  const faults: string[] = [];
  const hashes = ["0x01", "0x02", "0x03"] as const;
  const deps = {
    contract: {
      chain: { chainId: 1 },
      movedBy: async (_kind: string, txHash: Moved["txHash"]) => {
        if (unreadable.includes(txHash)) throw new Unavailable("chain", "a receipt: no answer");
        return txHash === "0x03" ? moved(txHash, 0n) : moved(txHash);
      },
    },
    actions: {
      mined: async () => hashes.map((txHash) => ({ id: `pyo_${txHash}`, kind: "payout", txHash })),
      end: async (id: string) => ended.push(`${id} confirmed`),
      fail: async (id: string) => ended.push(`${id} failed`),
    },
    observe: { ended: () => undefined, fault: (during: string) => faults.push(during) },
  } as unknown as ConcludeDeps;
  return { deps, ended, faults };
}

it("ends what is mined, with what it moved", async () => {
  const { deps, ended, faults } = concluding([]);
  await concludeActions(deps);
  expect(ended).toEqual(["pyo_0x01 confirmed", "pyo_0x02 confirmed", "pyo_0x03 failed"]);
  expect(faults).toEqual([]);
});

it("ends the others where one receipt cannot be read, and reports it", async () => {
  const { deps, ended, faults } = concluding(["0x01"]);
  await concludeActions(deps);
  expect(ended).toEqual(["pyo_0x02 confirmed", "pyo_0x03 failed"]);
  expect(faults).toEqual(["conclude"]);
});
