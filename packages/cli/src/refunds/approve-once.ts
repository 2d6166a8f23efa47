import { approvePermit2 } from "@lunas/client/wallet";
import { chainsOfSection } from "@lunas/protocol/wire/chains-of-section";
import { type Lunas, LunasError, type RefundPreparation } from "@lunas/server";
import type { CommandContext } from "../command-context";

interface Approval {
  /** The library has compared it with the order and with the known contracts. */
  readonly preparation: RefundPreparation;
  /** The key of the wallet that may approve by itself; null where it may not. */
  readonly key: string | null;
}

/**
 * Approves Permit2 for the refund's token where the wallet has not. Throws `no_permit2_approval` where it may not, or cannot
 * pay the gas: the service would refuse the refund after the wallet was asked.
 */
export async function approveOnce(
  context: CommandContext,
  lunas: Lunas,
  { preparation, key }: Approval,
): Promise<void> {
  if (preparation.approval.approved) return;
  if (key === null) throw notApproved(`${howToApprove(preparation)}. With --approve this command does it`);
  const { domain, message } = preparation.typedData;
  const chains = chainsOfSection(await lunas.config.fetch(), preparation.environment);
  const chain = chains.find(({ chainId }) => chainId === domain.chainId);
  if (chain === undefined) throw notApproved(`${context.url}/config does not name chain ${domain.chainId}`);
  context.progress(`approving Permit2 from ${preparation.from}, once for all its refunds`);
  await approvePermit2(key, { ...chain, permit2Address: domain.verifyingContract }, message.permitted.token);
}

/** The call that the wallet makes once. */
export function howToApprove({ approval: { token, spender }, amount, from }: RefundPreparation): string {
  return `first ${from} calls approve(${spender}, ${amount}) on ${token}`;
}

function notApproved(why: string): LunasError {
  return new LunasError(`The wallet has not approved Permit2: ${why}`, { code: "no_permit2_approval" });
}
