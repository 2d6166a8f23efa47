import { createHash } from "node:crypto";
import { getConfig, type PublicConfig } from "@lunas/protocol/api/config";
import { route } from "../../http/route";

/** It changes with a restart only, so its tag is made once; Express answers 304 to whoever has it. */
export const showConfig = (config: PublicConfig) => {
  const digest = createHash("sha256").update(JSON.stringify(config)).digest("base64url");
  const headers = { ETag: `"${digest.slice(0, 27)}"`, "Cache-Control": "public, max-age=60" };
  return route(getConfig, async () => ({ status: 200, body: config, headers }));
};
