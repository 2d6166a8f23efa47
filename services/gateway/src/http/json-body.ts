import { isUtf8 } from "node:buffer";
import { isNestedDeeperThan } from "@lunas/protocol/api/nesting";
import express, { type Request, type RequestHandler } from "express";
import { invalidRequest, ProblemError } from "./problem";
import { unsupportedMediaType } from "./problem-of-error";

const limit = "64kb";
/** The schemas have at most a dozen levels. The limit makes recursion over a body safe. */
const maxLevels = 32;

/** Reads a JSON body of at most 64 kB; any other kind of body is refused before it is read. */
export function jsonBody(): readonly RequestHandler[] {
  return [onlyJson, express.json({ limit, verify: onlyUtf8 }), onlyShallow];
}

const otherCharset = /;\s*charset\s*=\s*(?!"?utf-?8"?\s*(?:;|$))/i;

const onlyJson: RequestHandler = (request, _response, next) => {
  // The fast path for the usual header.
  if (request.headers["content-type"] === "application/json") return next();
  // `is` returns null where there is no body: the schema checks that.
  const type = request.get("content-type") ?? "";
  if (type === "" && isEmpty(request)) return next();
  if (request.is("application/json") !== false && !otherCharset.test(type)) return next();
  const [given = ""] = type.toLowerCase().split(";");
  next(new ProblemError(unsupportedMediaType(given === "application/json" ? null : given.trim())));
};

/** No body at all: the schema says what is missing. */
function isEmpty({ headers }: Request): boolean {
  return headers["transfer-encoding"] === undefined && Number(headers["content-length"] ?? 0) === 0;
}

/** Most schemas ignore unknown fields, so they do not limit the depth. */
const onlyShallow: RequestHandler = (request, _response, next) => {
  const isDeep = isNestedDeeperThan(maxLevels, request.body);
  next(
    isDeep
      ? new ProblemError(invalidRequest({ body: `must not be nested deeper than ${maxLevels} levels` }))
      : undefined,
  );
};

/** Decoding would silently replace an invalid byte: the stored text would differ from the sent text. */
function onlyUtf8(_request: unknown, _response: unknown, body: Buffer): void {
  if (!isUtf8(body)) throw new ProblemError(invalidRequest({ body: "must be UTF-8" }));
}
