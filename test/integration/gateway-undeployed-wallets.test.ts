import { rpc, rpcHex } from "@lunas/contracts/rpc";
import { freshAccount, sendUnsigned } from "@lunas/contracts/send-unsigned";
import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import { hashMessage, type Wallet } from "ethers";
import request from "supertest";
import { deployFactory, type Factory, wrap, wrapped6492 } from "../harness/undeployed-wallet";
import { signInMessage } from "./gateway-fixture";
import { gateway, stack, useGatewayAlone } from "./opened-gateway";

jest.setTimeout(60_000);

const profile = { email: "kedai@example.com", name: "Kedai Kopi" };
let factory: Factory;
let hostile: Factory;
let baseUrl: string;

useGatewayAlone();
beforeAll(async () => {
  baseUrl = stack.chains.base.rpcUrl;
  factory = await deployFactory(baseUrl, "GoodWalletFactory");
  hostile = await deployFactory(baseUrl, "HostileFactory");
});

/** A merchant's wallet that its factory has not deployed. */
async function undeployed(of = factory) {
  const signer = freshWallet();
  return { signer, address: await of.read("addressOf", signer.address), create: of.calldata("create", signer.address) };
}

/** A message for `address`, signed by `signer`'s key: bare. */
async function messageFor(address: string, signer: Wallet) {
  return signInMessage(gateway.url, signer, (text) => text.replace(signer.address, address));
}

const post = (path: string, body: object) => request(gateway.url).post(path).send(body);
const codeOf = (address: string) => rpc(baseUrl, "eth_getCode", [address, "latest"]);

async function register(walletAddress: string, proof: { message: string; signature: string }) {
  const { status, body } = await post("/auth/register", { ...profile, walletAddress, ...proof });
  return [status, body.error?.details?.reason ?? body.error?.code ?? body.walletAddress];
}

describe("a wallet that is not deployed yet", () => {
  it("registers and signs in, and nothing is deployed by that", async () => {
    const wallet = await undeployed();
    const before = await rpcHex(baseUrl, "eth_blockNumber", []);
    const proof = await messageFor(wallet.address, wallet.signer);
    const wrapped = { ...proof, signature: wrap(factory.address, wallet.create, proof.signature) };
    expect(await register(wallet.address, wrapped)).toEqual([201, wallet.address]);
    const again = await messageFor(wallet.address, wallet.signer);
    const login = { ...again, signature: wrap(factory.address, wallet.create, again.signature) };
    const { body } = await post("/auth/login", login).expect(200);
    expect(body.merchant.walletAddress).toBe(wallet.address);
    expect(await codeOf(wallet.address)).toBe("0x");
    expect(await rpcHex(baseUrl, "eth_blockNumber", [])).toBe(before);
  });

  it("signs in with the wrapped and with the bare signature once it is deployed", async () => {
    const wallet = await undeployed();
    const first = await messageFor(wallet.address, wallet.signer);
    const wrapped = { ...first, signature: wrap(factory.address, wallet.create, first.signature) };
    expect(await register(wallet.address, wrapped)).toEqual([201, wallet.address]);
    await sendUnsigned({
      rpcUrl: baseUrl,
      from: await freshAccount(baseUrl),
      to: factory.address,
      data: wallet.create,
    });
    expect(await codeOf(wallet.address)).not.toBe("0x");
    const second = await messageFor(wallet.address, wallet.signer);
    await post("/auth/login", { ...second, signature: wrap(factory.address, wallet.create, second.signature) }).expect(
      200,
    );
    await post("/auth/login", await messageFor(wallet.address, wallet.signer)).expect(200);
  });

  it("is asked about on the production chain only", async () => {
    const there = await deployFactory(stack.chains.sandbox.rpcUrl, "GoodWalletFactory");
    expect(await codeOf(there.address)).toBe("0x");
    const wallet = await undeployed(there);
    const proof = await messageFor(wallet.address, wallet.signer);
    const wrapped = { ...proof, signature: wrap(there.address, wallet.create, proof.signature) };
    expect(await register(wallet.address, wrapped)).toEqual([401, "signature_mismatch"]);
  });
});

describe("without such a wallet", () => {
  const thirdParty = freshWallet();

  /** The attack's signature, from a victim's wallet and another account's signature over the victim's message. */
  type Attack = (victim: Awaited<ReturnType<typeof undeployed>>, signature: string) => string | Promise<string>;
  it.each<[string, Attack]>([
    ["signs by a key of its own", (victim, signature) => wrap(factory.address, victim.create, signature)],
    ["names no factory", (victim, signature) => wrap(`0x${"00".repeat(20)}`, victim.create, signature)],
    ["names an account without code", (victim, signature) => wrap(thirdParty.address, victim.create, signature)],
    ["names the wallet as its factory", (victim, signature) => wrap(victim.address, victim.create, signature)],
    [
      "deploys its own wallet",
      (_victim, signature) => wrap(factory.address, factory.calldata("create", thirdParty.address), signature),
    ],
    [
      "deploys a wallet elsewhere",
      (_victim, signature) => wrap(hostile.address, hostile.calldata("createElsewhere"), signature),
    ],
    ["has the factory say yes", (_victim, signature) => wrap(hostile.address, hostile.calldata("lie"), signature)],
    [
      "has the factory use up all gas",
      (_victim, signature) => wrap(hostile.address, hostile.calldata("burn"), signature),
    ],
    [
      "has the factory answer without end",
      (_victim, signature) => wrap(hostile.address, hostile.calldata("shout"), signature),
    ],
    [
      "wraps twice",
      (victim, signature) => wrap(factory.address, victim.create, wrap(factory.address, victim.create, signature)),
    ],
    ["wraps an empty signature", (victim) => wrap(factory.address, victim.create, "0x")],
    [
      "sends the longest calldata",
      (victim, signature) => wrap(factory.address, victim.create.padEnd(2 + 2 * 7_800, "0"), signature),
    ],
    ["cuts the wrapping", (victim, signature) => `0x${wrap(factory.address, victim.create, signature).slice(66)}`],
    ["points behind the end", () => `0x${"00".repeat(31)}01${"ff".repeat(64)}${wrapped6492.slice(2)}`],
    ["sends suffixes alone", () => `${wrapped6492}${wrapped6492.slice(2)}`],
  ])("and %s gets nothing", async (_case, attack) => {
    const victim = await undeployed();
    const proof = await messageFor(victim.address, thirdParty);
    const begun = performance.now();
    const signature = await attack(victim, proof.signature);
    expect(await register(victim.address, { ...proof, signature })).toEqual([401, "signature_mismatch"]);
    expect(performance.now() - begun).toBeLessThan(2_000);
  });

  it("cannot use an owner's signature for another text, another domain, another wallet, or again", async () => {
    const [wallet, other] = [await undeployed(), await undeployed()];
    const proof = await messageFor(wallet.address, wallet.signer);
    const of = (signature: string, create = wallet.create) => wrap(factory.address, create, signature);
    const { message } = await messageFor(wallet.address, wallet.signer);
    expect(await register(wallet.address, { message, signature: of(proof.signature) })).toEqual([
      401,
      "signature_mismatch",
    ]);
    const elsewhere = proof.message.replace(/^\S+/, "evil.example");
    const signed = { message: elsewhere, signature: of(await wallet.signer.signMessage(elsewhere)) };
    expect(await register(wallet.address, signed)).toEqual([401, "domain_mismatch"]);
    expect(await register(other.address, { ...proof, signature: of(proof.signature) })).toEqual([
      401,
      "address_mismatch",
    ]);
    const renamed = proof.message.replace(wallet.address, other.address);
    expect(await register(other.address, { message: renamed, signature: of(proof.signature) })).toEqual([
      401,
      "signature_mismatch",
    ]);
    expect(hashMessage(renamed)).not.toBe(hashMessage(proof.message));
    const mine = await messageFor(wallet.address, wallet.signer);
    const once = { ...mine, signature: of(mine.signature) };
    expect(await register(wallet.address, once)).toEqual([201, wallet.address]);
    const { body } = await post("/auth/login", once);
    expect(body.error.details).toEqual({ reason: "nonce_unknown" });
  });

  it("cannot call anything for a wallet that is deployed, nor speak for a key's own account", async () => {
    const wallet = await undeployed();
    await sendUnsigned({
      rpcUrl: baseUrl,
      from: await freshAccount(baseUrl),
      to: factory.address,
      data: wallet.create,
    });
    for (const address of [wallet.address, freshWallet().address]) {
      const proof = await messageFor(address, thirdParty);
      const create = factory.calldata("create", thirdParty.address);
      const signature = wrap(factory.address, create, proof.signature);
      expect(await register(address, { ...proof, signature })).toEqual([401, "signature_mismatch"]);
    }
  });

  it("cannot send more than a signature may be long", async () => {
    const wallet = await undeployed();
    const proof = await messageFor(wallet.address, thirdParty);
    const signature = wrap(factory.address, wallet.create.padEnd(2 + 2 * 8_200, "0"), proof.signature);
    expect(await register(wallet.address, { ...proof, signature })).toEqual([400, "invalid_request"]);
  });
});
