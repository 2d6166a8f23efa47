import { connectEphemeral } from "@lunas/gateway/redis/connect";
import { createSessions } from "@lunas/gateway/redis/sessions";
import { encryptionKeys } from "@lunas/runtime/kinds";
import { createMac } from "@lunas/runtime/mac";
import type { Stack } from "@lunas/stack/stack";

const hourMs = 3_600_000;

/** The cookie of a session with a sign-in some hours ago, as the service stores it. */
export async function sessionOfBefore(
  { redisUrl, secrets }: Pick<Stack, "redisUrl" | "secrets">,
  merchantId: string,
  hours: number,
): Promise<string> {
  const redis = connectEphemeral({ redisUrl });
  try {
    await redis.ready(5_000);
    const mac = createMac(encryptionKeys.parse(secrets.encryptionKeys) ?? [], "sessions");
    const then = createSessions({ redis, mac, clock: { now: () => Date.now() - hours * hourMs } });
    const origin = { ipAddress: "203.0.113.7", userAgent: "Old/1.0" };
    const merchant = { id: merchantId as `mer_${string}`, walletChanges: 0 };
    return `lunas_session=${await then.open(merchant, origin)}`;
  } finally {
    await redis.close();
  }
}
