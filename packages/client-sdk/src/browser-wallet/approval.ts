import type { Hex } from "@lunas/protocol/wire/hex";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { SponsoredApproval } from "@lunas/protocol/wire/x402";
import { erc20, UNLIMITED } from "../pay/erc20";
import type { ApprovalGas, ApprovalTerms } from "../payer";

type Ask = (method: string, ...params: readonly unknown[]) => Promise<unknown>;

/** The value of the x402 sponsoring extension; an approval uses far less. */
const APPROVAL_GAS = 70_000n;

const hex = (value: bigint): Hex => `0x${value.toString(16)}`;
const isQuantity = (value: unknown): value is Hex => typeof value === "string" && /^0x[0-9a-fA-F]+$/.test(value);

/** What the wallet's own approval may cost, by its own node; null where the wallet does not say. */
export async function approvalGas(ask: Ask, account: Hex | undefined): Promise<ApprovalGas | null> {
  if (account === undefined) return null;
  try {
    const [balance, price] = await Promise.all([ask("eth_getBalance", account, "latest"), ask("eth_gasPrice")]);
    if (!isQuantity(balance) || !isQuantity(price)) return null;
    // The price can rise before the owner has agreed.
    return { requiredWei: (APPROVAL_GAS * BigInt(price) * 3n) / 2n, availableWei: BigInt(balance) };
  } catch {
    return null;
  }
}

/**
 * The approval as a signed transaction, for the service to send. Few wallets sign what they do not send, and none says so in
 * advance: asking is the only way to find out. Null: this one does not. Throws `user_rejected`.
 */
export async function signedApproval(
  ask: Ask,
  account: Hex,
  { token, spender }: ApprovalTerms,
): Promise<SponsoredApproval | null> {
  const [chainId, nonce, tip, block] = await Promise.all([
    ask("eth_chainId"),
    ask("eth_getTransactionCount", account, "latest"),
    ask("eth_maxPriorityFeePerGas"),
    ask("eth_getBlockByNumber", "latest", false) as Promise<{ baseFeePerGas?: unknown } | null>,
  ]).catch(() => []);
  const baseFee = block?.baseFeePerGas;
  if (!isQuantity(nonce) || !isQuantity(tip) || !isQuantity(baseFee)) return null;
  const transaction = {
    ...{ type: "0x2", chainId, from: account, to: token, value: "0x0", nonce, gas: hex(APPROVAL_GAS) },
    // The sponsor accepts 1.25 to 3 times the base fee.
    ...{ maxPriorityFeePerGas: tip, maxFeePerGas: hex(2n * BigInt(baseFee) + BigInt(tip)) },
    data: erc20.approve(spender, UNLIMITED),
  };
  const signed = await ask("eth_signTransaction", transaction).catch((error: unknown) => {
    if (error instanceof LunasError && error.code === "user_rejected") throw error;
    return null;
  });
  const raw = typeof signed === "object" && signed !== null ? (signed as { raw?: unknown }).raw : signed;
  // A hash would mean that the wallet has sent it.
  if (!isQuantity(raw) || raw.length <= 66) return null;
  const info = {
    from: account,
    asset: token,
    spender,
    amount: UNLIMITED.toString(),
    signedTransaction: raw,
    version: "1",
  };
  return { info };
}
