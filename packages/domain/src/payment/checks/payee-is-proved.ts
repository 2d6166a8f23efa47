import { chains } from "@lunas/catalog/chains";
import { isProvedOn, provedChainIds } from "../../merchant/wallet-proof";
import { refuse } from "../../shared/refusal";
import type { ClaimCheck } from "./check";

/**
 * The owner of a contract wallet on one chain need not own the same address on another. So a wallet that signs by its code
 * is paid only on production chains where the code accepted a signature (EIP-1271). The sandbox has play money and needs no proof.
 */
export const payeeIsProved: ClaimCheck = ({ merchant, authorization: { to }, chain }) => {
  if (chain.environment !== "production") return null;
  const wallet = merchant.provedWallets?.find(({ address }) => address === to);
  if (isProvedOn(wallet, chain.chainId)) return null;
  const proved = provedChainIds(wallet);
  const expected = chains.filter(({ chainId }) => proved.includes(chainId)).map(({ caip2Network }) => caip2Network);
  return refuse(
    "unsupported_network",
    "The payee's wallet has not proved that it is the merchant's on this network: its owner signs in with the wallet's key, or proves its contract at POST /merchant/wallet/proofs.",
    { reason: "payee_not_proved", network: chain.caip2Network, expected: expected.join(", ") },
  );
};
