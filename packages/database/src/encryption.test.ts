import { randomBytes } from "node:crypto";
import { createEncryption } from "./encryption";

const older = { id: "k1", key: new Uint8Array(randomBytes(32)) };
const newer = { id: "k2", key: new Uint8Array(randomBytes(32)) };
const place = { owner: "mer_1", column: "webhookSecret" };

test("decrypts what it encrypted, and never makes the same ciphertext twice", () => {
  const encryption = createEncryption([older]);
  const first = encryption.encrypt("whsec_ü", place);
  expect(first).toMatch(/^k1\.[\w-]{16}\.[\w-]+$/);
  expect(encryption.encrypt("whsec_ü", place)).not.toBe(first);
  expect(encryption.decrypt(first, place)).toBe("whsec_ü");
});

test("a new first key encrypts, the old one still decrypts", () => {
  const before = createEncryption([older]).encrypt("whsec_1", place);
  const rotated = createEncryption([newer, older]);
  expect(rotated.decrypt(before, place)).toBe("whsec_1");
  expect(rotated.encrypt("whsec_1", place)).toMatch(/^k2\./);
  expect(() => createEncryption([newer]).decrypt(before, place)).toThrow('no encryption key "k1"');
});

test.each([
  ["of another owner", { ...place, owner: "mer_2" }],
  ["of another column", { ...place, column: "previousWebhookSecret" }],
])("a ciphertext in a place %s does not decrypt", (_, elsewhere) => {
  const encryption = createEncryption([older]);
  expect(() => encryption.decrypt(encryption.encrypt("whsec_1", place), elsewhere)).toThrow();
});

test("a changed or cut ciphertext does not decrypt", () => {
  const encryption = createEncryption([older]);
  const [id, iv, sealed = ""] = encryption.encrypt("whsec_1", place).split(".");
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith("AA") ? "BB" : "AA"}`;
  expect(() => encryption.decrypt([id, iv, changed].join("."), place)).toThrow();
  expect(() => encryption.decrypt([id, iv, sealed.slice(0, 8)].join("."), place)).toThrow();
  expect(() => encryption.decrypt("", place)).toThrow();
});
