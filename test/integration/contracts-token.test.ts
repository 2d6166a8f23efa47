import { ethers } from "ethers";
import { contractAt, idrx, mined, newPayer, startPreparedChain, type TestChain } from "./contracts-chain";

let chain: TestChain;
let owner: ethers.Contract;
let holder: ethers.Contract;
let holderAddress: string;
beforeAll(async () => {
  const wallet = new ethers.Wallet(ethers.id("owner of the token"));
  chain = await startPreparedChain(wallet.address);
  await chain.provider.send("anvil_setBalance", [wallet.address, "0xde0b6b3a7640000"]);
  owner = contractAt("SandboxIdrx", idrx, wallet.connect(chain.provider));
  const payer = await newPayer(chain, idrx, 1_000n);
  holderAddress = payer.address;
  holder = contractAt("SandboxIdrx", idrx, payer);
}, 30_000);
afterAll(() => chain.stop());

const ask = (method: string, ...args: unknown[]) => owner.getFunction(method)(...args);
const refusal = (by: ethers.Contract, method: string, ...args: unknown[]) =>
  expect(by.getFunction(method).staticCall(...args)).rejects;

it("is IDRX with two decimals and no permit of its own", async () => {
  expect([await ask("name"), await ask("symbol"), await ask("decimals")]).toEqual(["IDRX", "IDRX", 2n]);
  const names = owner.interface.fragments.map((fragment) => (fragment as ethers.NamedFragment).name);
  expect(names).not.toContain("permit");
  expect(names).not.toContain("transferWithAuthorization");
});

it("is minted by minters only, whom the owner appoints", async () => {
  await refusal(holder, "mint", holderAddress, 1n).toMatchObject({ revert: { name: "NotMinter" } });
  await refusal(holder, "setMinter", holderAddress, true).toMatchObject({ reason: "Ownable: caller is not the owner" });

  await mined(owner, "setMinter", [holderAddress, true]);
  const supply: bigint = await ask("totalSupply");
  await mined(holder, "mint", [holderAddress, 5n]);
  expect(await ask("totalSupply")).toBe(supply + 5n);

  await mined(owner, "setMinter", [holderAddress, false]);
  await refusal(holder, "mint", holderAddress, 1n).toMatchObject({ revert: { name: "NotMinter" } });
});

it("is burned by its holder", async () => {
  const [balance, supply]: bigint[] = [await ask("balanceOf", holderAddress), await ask("totalSupply")];
  await mined(holder, "burn", [5n]);
  expect(await ask("balanceOf", holderAddress)).toBe((balance ?? 0n) - 5n);
  expect(await ask("totalSupply")).toBe((supply ?? 0n) - 5n);
  await refusal(holder, "burn", 1_000_000n).toMatchObject({ reason: "ERC20: burn amount exceeds balance" });
});

it("moves, mints and burns nothing while it is paused", async () => {
  await refusal(holder, "pause").toMatchObject({ reason: "Ownable: caller is not the owner" });
  await mined(owner, "pause", []);
  expect(await ask("paused")).toBe(true);
  const paused = { reason: "Pausable: paused" };
  await refusal(holder, "transfer", idrx, 1n).toMatchObject(paused);
  await refusal(holder, "burn", 1n).toMatchObject(paused);
  await refusal(owner, "mint", holderAddress, 1n).toMatchObject(paused);
  await mined(owner, "unpause", []);
  await mined(holder, "transfer", [idrx, 1n]);
});

it("refuses the calls of a listed account, and not what others send to it", async () => {
  await refusal(holder, "addBlackList", idrx).toMatchObject({ reason: "Ownable: caller is not the owner" });
  expect(await ask("getBlackListStatus", holderAddress)).toBe(false);
  await mined(owner, "addBlackList", [holderAddress]);
  expect(await ask("getBlackListStatus", holderAddress)).toBe(true);

  const listed = { reason: "Blacklist: account is blacklisted" };
  await refusal(holder, "transfer", idrx, 1n).toMatchObject(listed);
  await refusal(holder, "approve", idrx, 1n).toMatchObject(listed);
  await refusal(holder, "burn", 1n).toMatchObject(listed);
  await mined(owner, "mint", [holderAddress, 1n]);

  await mined(owner, "removeBlackList", [holderAddress]);
  await mined(holder, "approve", [idrx, 1n]);
});
