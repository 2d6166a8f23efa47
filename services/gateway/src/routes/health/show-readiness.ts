import { getReadiness, type HealthStatus } from "@lunas/protocol/api/health";
import { route } from "../../http/route";

/** Without one network the other still takes traffic; without the database nothing does. */
export const showReadiness = (readiness: () => Promise<HealthStatus>) =>
  route(getReadiness, async () => {
    const status = await readiness();
    return { status: status === "down" ? 503 : 200, body: { status } };
  });
