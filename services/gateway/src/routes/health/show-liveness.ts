import { getLiveness } from "@lunas/protocol/api/health";
import { route } from "../../http/route";

/** An answer is enough: it shows that the process is alive. */
export const showLiveness = () => route(getLiveness, async () => ({ status: 200, body: { status: "ok" } }));
