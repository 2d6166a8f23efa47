import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addressOf, newPrivateKey } from "../private-key";
import { accountsOf } from "./accounts-of";

const [one, two] = [newPrivateKey(), newPrivateKey()];
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lunas-accounts-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("reads addresses from the setting or its file, and the keys of an older version's folder only without them", () => {
  const addresses = [one, two].map(addressOf);
  expect(accountsOf({ BASE_SIGNER_ADDRESSES: addresses.join(",") }, "base", "signers")).toEqual(addresses);
  const env = { BASE_SIGNER_ADDRESSES_FILE: join(folder, "base-signer-addresses") };
  expect(accountsOf(env, "base", "signers")).toEqual([]);
  writeFileSync(join(folder, "base-signer-keys"), `${one},${two}\n`);
  expect(accountsOf(env, "base", "signers")).toEqual(addresses);
  writeFileSync(join(folder, "base-signer-addresses"), `${addressOf(two)}\n`);
  expect(accountsOf(env, "base", "signers")).toEqual([addressOf(two)]);
});

it("reads the treasury's address", () => {
  writeFileSync(join(folder, "sandbox-treasury-key"), one);
  const env = { SANDBOX_TREASURY_ADDRESS_FILE: join(folder, "sandbox-treasury-address") };
  expect(accountsOf(env, "sandbox", "treasury")).toEqual([addressOf(one)]);
  expect(accountsOf({}, "sandbox", "treasury")).toEqual([]);
});
