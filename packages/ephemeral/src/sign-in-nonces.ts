import type { SignInNonces } from "@lunas/domain/merchant/ports";
import type { Clock } from "@lunas/domain/shared/clock";
import { randomBase62 } from "@lunas/domain/shared/id";
import type { EphemeralRedis } from "./connect";

const lifetimeMs = 10 * 60 * 1_000;
/** EIP-4361 wants at least 8 alphanumeric characters; 22 cannot be guessed. */
const nonceLength = 22;

const keyOf = (nonce: string) => `lunas:nonce:${nonce}`;

/** Sign-in nonces in Redis: good for ten minutes and for one use. Both throw `Unavailable("queue")`. */
export function createSignInNonces(redis: EphemeralRedis, clock: Clock): SignInNonces {
  return {
    async issue() {
      const nonce = randomBase62(nonceLength);
      const expiresAtMs = clock.now() + lifetimeMs;
      await redis.run((client) => client.set(keyOf(nonce), "1", "PX", lifetimeMs));
      return { nonce, expiresAtMs };
    },
    async consume(nonce) {
      // A nonce comes from a message that anybody can write: only our own form becomes part of a key.
      if (nonce.length !== nonceLength || !/^[0-9A-Za-z]+$/.test(nonce)) return false;
      // GETDEL is one step: of two who bring the same nonce at once, one gets it.
      return (await redis.run((client) => client.getdel(keyOf(nonce)))) !== null;
    },
  };
}
