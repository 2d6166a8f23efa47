import { createHash, randomBytes } from "node:crypto";
import type { Clock } from "@lunas/domain/shared/clock";

const idleMs = 30 * 60_000;
const longestMs = 8 * 3_600_000;
const most = 100;

interface Session {
  readonly operator: string;
  readonly endsAtMs: number;
  readonly usedAtMs: number;
}

/** Operators' sessions, in memory: a restart ends them, and so does the removal of a token. */
export interface Sessions {
  /** The id of a new session. */
  open(operator: string): string;
  /** The operator of a session that is not over, or null. */
  find(id: string | undefined): string | null;
  close(id: string | undefined): void;
}

export function createSessions(clock: Clock): Sessions {
  const sessions = new Map<string, Session>();
  // By hash: the time of a look-up tells nothing about an id.
  const keyOf = (id: string) => createHash("sha256").update(id).digest("hex");
  const isOver = ({ endsAtMs, usedAtMs }: Session) => clock.now() >= endsAtMs || clock.now() - usedAtMs >= idleMs;
  return {
    open(operator) {
      for (const [key, session] of sessions) if (isOver(session) || sessions.size >= most) sessions.delete(key);
      const id = randomBytes(32).toString("base64url");
      sessions.set(keyOf(id), { operator, endsAtMs: clock.now() + longestMs, usedAtMs: clock.now() });
      return id;
    },
    find(id) {
      if (id === undefined) return null;
      const key = keyOf(id);
      const session = sessions.get(key);
      if (session === undefined) return null;
      if (isOver(session)) {
        sessions.delete(key);
        return null;
      }
      sessions.set(key, { ...session, usedAtMs: clock.now() });
      return session.operator;
    },
    close(id) {
      if (id !== undefined) sessions.delete(keyOf(id));
    },
  };
}
