import { connectEphemeral } from "@lunas/ephemeral/connect";
import { createSessions } from "@lunas/ephemeral/sessions";

const hourMs = 3_600_000;

/** The cookie of a session whose sign-in was some hours ago, as the service keeps it. */
export async function sessionOfBefore(redisUrl: string, merchantId: string, hours: number): Promise<string> {
  const redis = connectEphemeral({ redisUrl });
  try {
    await redis.ready(5_000);
    const then = createSessions(redis, { now: () => Date.now() - hours * hourMs });
    const client = { ip: "203.0.113.7", userAgent: "Old/1.0" };
    return `lunas_session=${await then.open(merchantId as `mer_${string}`, client)}`;
  } finally {
    await redis.close();
  }
}
