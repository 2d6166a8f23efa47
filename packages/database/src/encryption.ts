import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

export interface EncryptionKey {
  /** The prefix of every ciphertext of this key. */
  readonly id: string;
  /** 32 bytes. */
  readonly key: Uint8Array;
}

/** The first key encrypts, all keys decrypt: to rotate, put a new key first. */
export type EncryptionKeys = readonly EncryptionKey[];

/** The owner and column of a ciphertext. They are authenticated: in another row or column it does not decrypt. */
export interface Place {
  readonly owner: string;
  readonly column: string;
}

export interface Encryption {
  encrypt(text: string, place: Place): string;
  /** Throws when the key is unknown, the text was changed, or it belongs to another place. */
  decrypt(ciphertext: string, place: Place): string;
}

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/** AES-256-GCM; a ciphertext is `<key id>.<iv>.<ciphertext and tag>`, the latter two in base64url. */
export function createEncryption(keys: EncryptionKeys): Encryption {
  const [current] = keys;
  if (current === undefined) throw new Error("there is no encryption key");
  const byId = new Map(keys.map((entry) => [entry.id, entry.key]));
  return {
    encrypt: (text, place) => seal(current, text, place),
    decrypt: (ciphertext, place) => {
      const [id = "", iv = "", sealed = ""] = ciphertext.split(".");
      const key = byId.get(id);
      if (key === undefined) throw new Error(`no encryption key "${id}" for ${place.column} of ${place.owner}`);
      return open(key, { id, iv: Buffer.from(iv, "base64url"), sealed: Buffer.from(sealed, "base64url") }, place);
    },
  };
}

function seal({ id, key }: EncryptionKey, text: string, place: Place): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagBytes }).setAAD(bound(id, place));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return `${id}.${iv.toString("base64url")}.${sealed.toString("base64url")}`;
}

interface Parts {
  readonly id: string;
  readonly iv: Buffer;
  readonly sealed: Buffer;
}

function open(key: Uint8Array, { id, iv, sealed }: Parts, place: Place): string {
  const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes }).setAAD(bound(id, place));
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]).toString("utf8");
}

function bound(keyId: string, { owner, column }: Place): Buffer {
  return Buffer.from(JSON.stringify([keyId, owner, column]), "utf8");
}
