import { allowMinting } from "./allow-minting";
import { artifact } from "./artifact";
import type { LocalChainInput } from "./local-chain";
import { rpc, rpcHex } from "./rpc";
import { freshAccount, sendUnsigned } from "./send-unsigned";
import { tokenDeployment } from "./token-deployment";
import { writeVariable } from "./write-variable";

/** Places IDRX at `tokenAddress`, owned by `owner`; existing balances stay. */
export async function placeToken(input: LocalChainInput): Promise<void> {
  const { rpcUrl, tokenAddress } = input;
  const { deployedBytecode } = artifact("SandboxIdrx");
  const present = await rpcHex(rpcUrl, "eth_getCode", [tokenAddress, "latest"]);
  if (present.toLowerCase() !== deployedBytecode) {
    if (input.deployToken === "create2") await deployByCreate2(input);
    else await rpc(rpcUrl, "anvil_setCode", [tokenAddress, deployedBytecode]);
  }
  await setOwner(input);
}

async function deployByCreate2({ rpcUrl, tokenAddress }: LocalChainInput): Promise<void> {
  const address = await tokenDeploymentAddress(rpcUrl);
  if (address !== tokenAddress.toLowerCase()) {
    throw new Error(`the sandbox IDRX deploys to ${address}, not to ${tokenAddress}: correct the catalog`);
  }
  await sendUnsigned({ rpcUrl, from: await freshAccount(rpcUrl), ...tokenDeployment() });
}

/** EIP-1014: the last 20 bytes of keccak256(0xff ++ deployer ++ salt ++ keccak256(creation code)). */
async function tokenDeploymentAddress(rpcUrl: string): Promise<string> {
  const { to, data } = tokenDeployment();
  const [salt, creationCode] = [data.slice(2, 66), data.slice(66)];
  const codeHash = await rpcHex(rpcUrl, "web3_sha3", [`0x${creationCode}`]);
  const hash = await rpcHex(rpcUrl, "web3_sha3", [`0xff${to.slice(2)}${salt}${codeHash.slice(2)}`]);
  return `0x${hash.slice(-40).toLowerCase()}`;
}

async function setOwner({ rpcUrl, tokenAddress: address, owner }: LocalChainInput): Promise<void> {
  const { storageLayout: layout } = artifact("SandboxIdrx");
  await writeVariable({ rpcUrl, address, layout, label: "_owner" }, BigInt(owner));
  await allowMinting({ rpcUrl, token: address, minter: owner });
}
