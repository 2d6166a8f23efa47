import type { ChainConfig } from "@lunas/protocol/wire/api";
import type { PaymentAuthorization, UptoAuthorization } from "@lunas/protocol/wire/x402";
import {
  permit2DomainName,
  permit2PrimaryType,
  permit2WitnessTypes,
  uptoWitnessTypes,
} from "@lunas/protocol/x402/permit2";
import { isUptoAuthorization } from "../pay/authorize";
import type { UnsignedDeposit } from "../payer";

/** The argument of `eth_signTypedData_v4`. Permit2's domain has no version. */
export function typedDataOf(chain: ChainConfig, authorization: PaymentAuthorization | UptoAuthorization): string {
  const types = isUptoAuthorization(authorization) ? uptoWitnessTypes : permit2WitnessTypes;
  return permitDataOf(chain, authorization, types);
}

/** The same for a witness of these types. */
export function permitDataOf(
  chain: ChainConfig,
  { permitted, spender, nonce, deadline, witness }: PaymentAuthorization | UptoAuthorization | UnsignedDeposit,
  types: object,
): string {
  return JSON.stringify({
    domain: { name: permit2DomainName, chainId: chain.chainId, verifyingContract: chain.permit2Address },
    primaryType: permit2PrimaryType,
    types: {
      EIP712Domain: [
        { name: "name", type: "string" },
        { name: "chainId", type: "uint256" },
        { name: "verifyingContract", type: "address" },
      ],
      ...types,
    },
    message: { permitted, spender, nonce, deadline, witness },
  });
}
