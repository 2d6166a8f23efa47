import type { Address } from "@lunas/catalog/chain";
import { artifact, type ContractName } from "@lunas/contracts/artifact";
import { rpc } from "@lunas/contracts/rpc";
import { AbiCoder, concat, Interface } from "ethers";
import { deployContract } from "./contract-payers";

/** The last 32 bytes of a signature of a wallet that is not deployed (EIP-6492). */
export const wrapped6492 = `0x${"6492".repeat(16)}`;

export interface Factory {
  readonly address: Address;
  /** Calldata of one of its functions. */
  calldata(name: string, ...values: readonly unknown[]): string;
  read(name: string, ...values: readonly unknown[]): Promise<string>;
}

/** A factory on a chain. */
export async function deployFactory(rpcUrl: string, name: ContractName): Promise<Factory> {
  const address = await deployContract(rpcUrl, name);
  const face = new Interface(artifact(name).abi as never);
  const calldata: Factory["calldata"] = (fn, ...values) => face.encodeFunctionData(fn, values);
  const read: Factory["read"] = async (fn, ...values) => {
    const data = (await rpc(rpcUrl, "eth_call", [{ to: address, data: calldata(fn, ...values) }, "latest"])) as string;
    return String(face.decodeFunctionResult(fn, data)[0]);
  };
  return { address, calldata, read };
}

/** A signature with the deployment of its wallet. */
export function wrap(factory: string, calldata: string, signature: string): string {
  const body = AbiCoder.defaultAbiCoder().encode(["address", "bytes", "bytes"], [factory, calldata, signature]);
  return concat([body, wrapped6492]);
}
