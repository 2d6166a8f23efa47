import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { operations } from "./api/operations";
import { buildOpenApi } from "./openapi";

/**
 * Writes the committed API description. After a build: `node packages/protocol/dist/write-openapi.js && npx biome check
 * --write docs/openapi.json`.
 */
const target = join(__dirname, "../../../docs/openapi.json");
writeFileSync(target, `${JSON.stringify(buildOpenApi(operations), null, 2)}\n`);
