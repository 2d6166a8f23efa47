import { canonicalContracts } from "@lunas/catalog/contracts";
import { eip712Types } from "@lunas/testkit/payer/eip712-types";
import { ethers } from "ethers";
import { permitDomain } from "./contracts-chain";

const spender = canonicalContracts.x402UptoProxy;

/** What the payer signs for the scheme `upto`. `amount` is the maximum. */
export interface UptoAuthorization {
  readonly token: string;
  readonly amount: bigint;
  readonly nonce: bigint;
  readonly deadline: bigint;
  readonly to: string;
  readonly facilitator: string;
  readonly validAfter: bigint;
}

/** EIP-712 types of the witness of `upto`. */
export const uptoTypes = eip712Types(
  "PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,Witness witness)TokenPermissions(address token,uint256 amount)Witness(address to,address facilitator,uint256 validAfter)",
);

export function uptoMessage({ token, amount, nonce, deadline, to, facilitator, validAfter }: UptoAuthorization) {
  return { permitted: { token, amount }, spender, nonce, deadline, witness: { to, facilitator, validAfter } };
}

export function signUpto(by: ethers.Signer, authorization: UptoAuthorization): Promise<string> {
  return by.signTypedData(permitDomain(), uptoTypes, uptoMessage(authorization));
}

/** The arguments of `settle` for a part of the maximum. */
export function captureArguments(
  authorization: UptoAuthorization,
  amount: bigint,
  { owner, signature }: { owner: string; signature: string },
): unknown[] {
  const { token, amount: maximum, nonce, deadline, to, facilitator, validAfter } = authorization;
  return [[[token, maximum], nonce, deadline], amount, owner, [to, facilitator, validAfter], signature];
}

/** An EIP-2612 permit that TokenWithPermit believes. */
export function tokenPermit(value: bigint, changes: { deadline?: bigint; v?: number } = {}) {
  const { deadline = 4_102_444_800n, v = 27 } = changes;
  return [value, deadline, ethers.ZeroHash, ethers.ZeroHash, v];
}
