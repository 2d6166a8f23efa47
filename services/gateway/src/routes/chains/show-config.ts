import { getConfig, type PublicConfig } from "@lunas/protocol/api/config";
import { cacheHeaders } from "../../http/cache-headers";
import { route } from "../../http/route";

/** It changes with a restart only, so its tag is made once; Express answers 304 to whoever has it. */
export const showConfig = (config: PublicConfig) => {
  const headers = cacheHeaders(JSON.stringify(config));
  return route(getConfig, async () => ({ status: 200, body: config, headers }));
};
