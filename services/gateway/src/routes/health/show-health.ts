import type { Health } from "@lunas/protocol/api/health";
import { getHealth } from "@lunas/protocol/api/health";
import { route } from "../../http/route";

export const showHealth = (health: () => Promise<Health>) =>
  route(getHealth, async () => {
    const body = await health();
    return { status: body.status === "down" ? 503 : 200, body };
  });
