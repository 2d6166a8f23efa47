import { getReadiness, type HealthStatus } from "@lunas/protocol/api/health";
import { route } from "../../http/route";

/** Without one network the others still accept traffic; without the database nothing works. */
export const showReadiness = (readiness: () => Promise<HealthStatus>) =>
  route(getReadiness, async () => {
    const status = await readiness();
    return { status: status === "down" ? 503 : 200, body: { status } };
  });
