import type { Address } from "@lunas/catalog/chain";
import type { ChainResetStore } from "@lunas/database/chain-reset-store";
import { endInFlight } from "@lunas/database/end-in-flight";
import type { Actor, AuditLog } from "@lunas/domain/operations/audit-entry";
import type { SettlementStore } from "@lunas/domain/settlement/ports";
import type { Hex } from "@lunas/domain/shared/hex";
import type { RenewChainCommand } from "./parse-chains";
import type { Result } from "./result";

export interface RenewChainDeps {
  readonly resets: ChainResetStore;
  readonly settlements: Pick<SettlementStore, "finish">;
  readonly audit: Pick<AuditLog, "record">;
  readonly operator: Actor;
  /** Null: no RPC is set for the chain. */
  readonly node: {
    readonly genesis: () => Promise<Hex>;
    readonly nonces: (addresses: readonly Address[]) => Promise<readonly number[]>;
  } | null;
}

/**
 * Closes the epoch of a sandbox chain that was lost, and begins the next one on the chain that is there now. Refused while the
 * node has the chain that the rows know. It may run again after it was interrupted.
 */
export async function renewChain(deps: RenewChainDeps, command: RenewChainCommand): Promise<Result> {
  const { chain, because } = command;
  const { network, chainId, environment } = chain;
  if (environment !== "sandbox") return bad(`${network} is a production chain: its rows are never set aside`);
  if (deps.node === null) return bad(`no RPC is set: <CHAIN>_RPC_URLS of ${network}`);
  const { resets } = deps;
  const evidence = (await resets.isUnfinished(chainId))
    ? "an earlier renewal did not finish"
    : await evidenceOf(deps, chainId);
  if (evidence === null) return bad(`the node has the chain that the rows of ${network} know: nothing is lost`);
  const signers = await resets.fence(chainId);
  const ended = await endInFlight(deps, chainId);
  const nonces = await deps.node.nonces(signers.map(({ address }) => address));
  await resets.beginAnew(
    chainId,
    signers.map((signer, index) => ({ ...signer, nextNonce: nonces[index] ?? 0 })),
  );
  await deps.audit.record({
    actor: deps.operator,
    ...{ action: "chain.renew", target: `chain:${chainId}` },
    details: { because, evidence, ended },
  });
  const payments = `${ended} ${ended === 1 ? "payment" : "payments"} in flight ended as chain_reset`;
  return {
    text: `${network} begins anew (${evidence}); ${payments}. What was lost: lunas-ops ledger ${network}`,
    isGood: true,
  };
}

/** Why the node's chain is not the one of the rows; null: it is. */
async function evidenceOf({ resets, node }: RenewChainDeps, chainId: number): Promise<string | null> {
  if (node === null) return null;
  const [known, seen] = [await resets.knownGenesis(chainId), await node.genesis()];
  if (known !== null && known !== seen) return `its first block is ${seen}, not ${known}`;
  const mined = [...(await resets.minedNonces(chainId))];
  const counts = await node.nonces(mined.map(([address]) => address));
  const behind = mined.findIndex(([, count], index) => (counts[index] ?? 0) < count);
  const lane = mined[behind];
  return lane === undefined ? null : `${lane[0]} has ${counts[behind]} nonces there, and ${lane[1]} in the rows`;
}

function bad(text: string): Result {
  return { text, isGood: false };
}
