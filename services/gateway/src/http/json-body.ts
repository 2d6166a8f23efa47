import express, { type RequestHandler } from "express";
import { ProblemError } from "./problem";
import { unsupportedMediaType } from "./problem-of-error";

const limit = "64kb";

/** Reads a JSON body of at most 64 kB; any other kind of body is refused before it is read. */
export function jsonBody(): readonly RequestHandler[] {
  return [onlyJson, express.json({ limit })];
}

const onlyJson: RequestHandler = (request, _response, next) => {
  // `is` answers null where there is no body: that is the schema's to judge.
  next(request.is("application/json") === false ? new ProblemError(unsupportedMediaType) : undefined);
};
