import { createHash } from "node:crypto";
import { canonicalJson } from "./canonical-json";

/** SHA-256 of a JSON body's canonical form, in hex: equal for equal bodies whatever their spacing and order of fields. */
export const hashBody = (body: unknown): string => createHash("sha256").update(canonicalJson(body)).digest("hex");
