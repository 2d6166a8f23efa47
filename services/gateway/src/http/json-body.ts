import { isUtf8 } from "node:buffer";
import { isNestedDeeperThan } from "@lunas/protocol/api/nesting";
import express, { type RequestHandler } from "express";
import { invalidRequest, ProblemError } from "./problem";
import { unsupportedMediaType } from "./problem-of-error";

const limit = "64kb";
/** Nothing that we read has more than a dozen; what walks a body may do so by recursion. */
const maxLevels = 32;

/** Reads a JSON body of at most 64 kB; any other kind of body is refused before it is read. */
export function jsonBody(): readonly RequestHandler[] {
  return [onlyJson, express.json({ limit, verify: onlyUtf8 }), onlyShallow];
}

const otherCharset = /;\s*charset\s*=\s*(?!"?utf-?8"?\s*(?:;|$))/i;

const onlyJson: RequestHandler = (request, _response, next) => {
  // What nearly everybody sends needs no reading.
  if (request.headers["content-type"] === "application/json") return next();
  // `is` answers null where there is no body: that is the schema's to judge.
  const isOther = request.is("application/json") === false || otherCharset.test(request.get("content-type") ?? "");
  next(isOther ? new ProblemError(unsupportedMediaType) : undefined);
};

/** Unknown fields are ignored by most schemas, so they bound no depth. */
const onlyShallow: RequestHandler = (request, _response, next) => {
  const isDeep = isNestedDeeperThan(maxLevels, request.body);
  next(
    isDeep
      ? new ProblemError(invalidRequest({ body: `must not be nested deeper than ${maxLevels} levels` }))
      : undefined,
  );
};

/** Decoding would quietly put a replacement character where a byte is wrong: what is stored is then not what was sent. */
function onlyUtf8(_request: unknown, _response: unknown, body: Buffer): void {
  if (!isUtf8(body)) throw new ProblemError(invalidRequest({ body: "must be UTF-8" }));
}
