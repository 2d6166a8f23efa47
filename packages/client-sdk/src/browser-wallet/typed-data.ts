import type { ChainConfig } from "@lunas/protocol/wire/api";
import type { PaymentAuthorization, UptoAuthorization } from "@lunas/protocol/wire/x402";
import {
  permit2DomainName,
  permit2PrimaryType,
  permit2WitnessTypes,
  uptoWitnessTypes,
} from "@lunas/protocol/x402/permit2";
import { isUptoAuthorization } from "../pay/authorize";

/** The argument of `eth_signTypedData_v4`. Permit2's domain has no version. */
export function typedDataOf(chain: ChainConfig, authorization: PaymentAuthorization | UptoAuthorization): string {
  const { permitted, spender, nonce, deadline, witness } = authorization;
  return JSON.stringify({
    domain: { name: permit2DomainName, chainId: chain.chainId, verifyingContract: chain.permit2Address },
    primaryType: permit2PrimaryType,
    types: {
      EIP712Domain: [
        { name: "name", type: "string" },
        { name: "chainId", type: "uint256" },
        { name: "verifyingContract", type: "address" },
      ],
      ...(isUptoAuthorization(authorization) ? uptoWitnessTypes : permit2WitnessTypes),
    },
    message: { permitted, spender, nonce, deadline, witness },
  });
}
