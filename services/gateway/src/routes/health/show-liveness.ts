import { getLiveness } from "@lunas/protocol/api/health";
import { route } from "../../http/route";

/** That it answers is the answer. */
export const showLiveness = () => route(getLiveness, async () => ({ status: 200, body: { status: "ok" } }));
