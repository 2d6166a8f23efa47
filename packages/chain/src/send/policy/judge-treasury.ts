import { etherGasLimit, tokenGasLimit } from "@lunas/domain/settlement/submit/gas-limits";
import { readTransfer } from "./read-calls";
import type { UnsignedFields } from "./read-unsigned";
import { bytesOf, type RefusalReason, type SigningTerms, tokensOf } from "./signing-terms";

type IsOurs = (address: Buffer) => boolean;

/** Allows the treasury's transactions: refills to our own signers, and the faucet's transfers. */
export function treasuryJudge(terms: SigningTerms): (fields: UnsignedFields, isOurs: IsOurs) => RefusalReason | null {
  const judgeToken = tokenJudge(terms);
  const faucetWei = terms.faucet?.nativeWei ?? 0n;
  return (fields, isOurs) => {
    if (fields.data.length > 0) return judgeToken(fields);
    const refillWei = terms.refillToWei !== null && isOurs(fields.to) ? terms.refillToWei : 0n;
    return judgeEther(fields, refillWei > faucetWei ? refillWei : faucetWei);
  };
}

function judgeEther({ value, gasLimit }: UnsignedFields, mostWei: bigint): RefusalReason | null {
  if (mostWei === 0n) return "unknown_recipient";
  if (value === 0n || value > mostWei) return "value";
  return gasLimit > etherGasLimit ? "gas_limit" : null;
}

function tokenJudge({ chain, faucet }: SigningTerms): (fields: UnsignedFields) => RefusalReason | null {
  if (faucet === null) return () => "unknown_call";
  const isToken = tokensOf(chain);
  const caps = new Map([...faucet.tokens].map(([address, cap]) => [bytesOf(address).toString("hex"), cap]));
  return ({ to, value, data, gasLimit }) => {
    const call = readTransfer(data);
    if (call === null) return "unknown_call";
    const cap = caps.get(to.toString("hex"));
    if (cap === undefined || !isToken(to)) return "unknown_token";
    if (value !== 0n || call.amount > cap) return "value";
    return gasLimit > tokenGasLimit ? "gas_limit" : null;
  };
}
