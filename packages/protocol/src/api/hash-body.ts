import { createHash } from "node:crypto";
import { canonicalJson } from "./canonical-json";

/** SHA-256 of a JSON body's canonical form, in hex. White space and the order of fields do not change it. */
export const hashBody = (body: unknown): string => createHash("sha256").update(canonicalJson(body)).digest("hex");
