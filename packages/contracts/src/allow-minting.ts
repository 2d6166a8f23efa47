import { artifact } from "./artifact";
import { writeVariable } from "./write-variable";

/** Makes an account a minter of a sandbox IDRX on an anvil chain, without its owner. */
export async function allowMinting(input: { rpcUrl: string; token: string; minter: string }): Promise<void> {
  const { rpcUrl, token: address, minter: key } = input;
  const { storageLayout: layout } = artifact("SandboxIdrx");
  await writeVariable({ rpcUrl, address, layout, label: "isMinter", key }, 1n);
}
