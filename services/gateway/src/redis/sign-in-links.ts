import { createHash, randomBytes } from "node:crypto";
import type { LinkedMerchant, SignInLinks } from "@lunas/domain/merchant/sign-in-link";
import type { Clock } from "@lunas/domain/shared/clock";
import type { MerchantId } from "@lunas/domain/shared/id";
import type { Mac } from "@lunas/domain/shared/mac";
import type { EphemeralRedis } from "./connect";

const lifetimeMs = 60_000;
const tokenBytes = 16;

/** Redis has only the token's hash. A session's key ends with a hash alone, so the two cannot meet. */
const keyOf = (token: string) => `lunas:session:link:${createHash("sha256").update(token).digest("hex")}`;

export interface SignInLinkDeps {
  readonly redis: EphemeralRedis;
  readonly clock: Clock;
  /** Redis is not trusted: a row counts only with the MAC over its key and its fields. */
  readonly mac: Mac;
  /** The origin of the links: a row that a service of another origin wrote is no link here. */
  readonly origin: string;
}

export function createSignInLinks({ redis, clock, mac, origin }: SignInLinkDeps): SignInLinks {
  const signedText = (key: string, { merchantId, walletChanges, expiresAtMs }: LinkedMerchant) =>
    JSON.stringify([key, origin, merchantId, walletChanges, expiresAtMs]);
  return {
    async issue({ id: merchantId, walletChanges }) {
      const token = randomBytes(tokenBytes).toString("base64url");
      const key = keyOf(token);
      const linked = { merchantId, walletChanges, expiresAtMs: clock.now() + lifetimeMs };
      const row = JSON.stringify({ ...linked, mac: mac.sign(signedText(key, linked)) });
      await redis.run((client) => client.set(key, row, "PX", lifetimeMs));
      return { token, expiresAtMs: linked.expiresAtMs };
    },
    async find(token) {
      const key = keyOf(token);
      const row = parse(await redis.run((client) => client.get(key)));
      if (row === null || !mac.isValid(signedText(key, row), row.mac)) return null;
      return row.expiresAtMs > clock.now() ? row : null;
    },
    // Only one of several deletes finds the row.
    take: async (token) => (await redis.run((client) => client.del(keyOf(token)))) === 1,
  };
}

type Row = LinkedMerchant & { readonly mac: string };

function parse(text: string | null): Row | null {
  try {
    const { merchantId, walletChanges, expiresAtMs, mac } = JSON.parse(text ?? "null") as Record<string, unknown>;
    if (typeof merchantId !== "string" || typeof walletChanges !== "number" || typeof expiresAtMs !== "number")
      return null;
    return typeof mac === "string" ? { merchantId: merchantId as MerchantId, walletChanges, expiresAtMs, mac } : null;
  } catch {
    return null;
  }
}
