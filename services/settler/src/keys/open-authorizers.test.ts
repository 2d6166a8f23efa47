import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Address } from "@lunas/catalog/chain";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { channelIdOf, refundDigest } from "@lunas/chain/read/channel-digests";
import { createChannelAuthorizer } from "@lunas/chain/send/authorizer";
import { silentSignerObserver } from "@lunas/chain/send/signer-observer";
import { SettingsError } from "@lunas/runtime/settings-error";
import { addressOf } from "@lunas/testkit/build/numbered";
import { type KeyServer, startKeyServer } from "@lunas/testkit/fakes/key-server";
import { encryptKeystoreJson, recoverAddress, Wallet } from "ethers";
import { authorizerKeys } from "./authorizer-keys";
import { openAuthorizers } from "./open-authorizers";

const [first, second] = [new Wallet(`0x${"7e".repeat(32)}`), new Wallet(`0x${"5a".repeat(32)}`)];
const remoteKey = `0x${"3c".repeat(32)}`;
const remoteAddress = new Wallet(remoteKey).address;
const folder = mkdtempSync(join(tmpdir(), "lunas-authorizers-"));
const keystore = join(folder, "authorizer.json");
const place = { prefix: "SANDBOX", chainId: sandbox.chainId, observe: silentSignerObserver };

let server: KeyServer;
beforeAll(async () => {
  writeFileSync(keystore, await encryptKeystoreJson(first, "open sesame", { scrypt: { N: 1_024, r: 8, p: 1 } }));
  server = await startKeyServer({ privateKey: remoteKey, chainId: sandbox.chainId });
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server.stop();
});

const open = (setting: string, taken: readonly string[] = [], keystorePassword: string | undefined = "open sesame") => {
  const keys = authorizerKeys.parse(setting);
  if (keys === undefined) throw new Error(`not parsed: ${setting}`);
  return openAuthorizers(place, { keys, keystorePassword, taken: taken as readonly Address[] });
};
const web3signer = () => `web3signer:${server.url}#${remoteAddress}`;

it.each<[string, () => string, string]>([
  ["a private key", () => first.privateKey, first.address],
  ["a keystore", () => `keystore:${keystore}`, first.address],
  ["Web3Signer", web3signer, remoteAddress],
])("signs a refund with %s", async (_, setting, address) => {
  const authorizers = await open(setting());
  expect(authorizers.current()).toBe(address);
  const authorizer = createChannelAuthorizer({ chain: sandbox, ...authorizers });
  expect(authorizer.addresses()).toEqual([address]);
  const config = {
    ...{
      payer: addressOf(1),
      payerAuthorizer: addressOf(2),
      receiver: addressOf(3),
      receiverAuthorizer: address as Address,
    },
    ...{ token: sandbox.tokens.IDRX as Address, withdrawDelay: 900, salt: `0x${"0".repeat(64)}` as const },
  };
  const refund = { channelId: channelIdOf(sandbox, config), config, nonce: 0n, amount: 5n, available: 5n };
  const signature = await authorizer.signRefund(address as Address, refund);
  expect(recoverAddress(refundDigest(sandbox, refund), signature)).toBe(address);
});

it("has the first as the current one, and its predecessors beside it", async () => {
  const authorizers = await open(`${second.privateKey},${first.privateKey}`);
  expect(authorizers.current()).toBe(second.address);
  expect(authorizers.local.map(({ address }) => address)).toEqual([second.address, first.address]);
});

it.each<[string, () => Promise<unknown>, RegExp]>([
  ["a relayer's key", () => open(first.privateKey, [first.address]), /in use already/],
  ["one key twice", () => open(`${first.privateKey},keystore:${keystore}`), /in use already/],
  ["a keystore without its password", () => open(`keystore:${keystore}`, [], ""), /password is wrong/],
])("refuses %s, and names no key", async (_, opening, expected) => {
  const error = await opening().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(SettingsError);
  const text = (error as SettingsError).problems.join();
  expect(text).toMatch(expected);
  expect(text).not.toContain(first.privateKey.slice(2, 20));
});

it.each(["", "0x12", "vault:key", "keystore:"])("%p is no key of an authorizer", (setting) => {
  expect(authorizerKeys.parse(setting)).toBeUndefined();
});
