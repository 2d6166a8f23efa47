import { getConfig, type PublicConfig } from "@lunas/protocol/api/config";
import { cacheHeaders } from "../../http/cache-headers";
import { route } from "../../http/route";

/** It changes only when a network is reached or offers more; Express answers 304 to a client that has it. */
export const showConfig = (config: () => PublicConfig) =>
  route(getConfig, async () => {
    const body = config();
    return { status: 200, body, headers: cacheHeaders(JSON.stringify(body)) };
  });
