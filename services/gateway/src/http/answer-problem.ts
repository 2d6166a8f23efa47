import type { ErrorRequestHandler, Response } from "express";
import { contextOf, type RequestContext } from "./context";
import { bodyOf, type Problem, ProblemError, statusOfProblem } from "./problem";
import { problemOfError } from "./problem-of-error";

/** Writes a problem in the one shape of errors. */
export function answerProblem(response: Response, given: Problem): void {
  contextOf(response).code = given.code;
  for (const [name, value] of Object.entries(given.headers)) response.setHeader(name, value);
  const body = JSON.stringify(bodyOf(given, contextOf(response)));
  // Express' `json` looks for an ETag and for settings that no error has.
  response.status(statusOfProblem(given));
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.setHeader("Content-Length", Buffer.byteLength(body));
  response.end(body);
}

/**
 * The last middleware: turns thrown errors into answers. `onFault` gets the faults that the caller's answer does not
 * explain.
 */
export function answerErrors(onFault: (error: unknown, context: RequestContext) => void): ErrorRequestHandler {
  // Express recognizes an error handler by its four parameters.
  return (error, _request, response, _next) => {
    const given = problemOfError(error);
    // A refusal is not a fault, whatever its status: the operator has nothing to investigate.
    if (!(error instanceof ProblemError) && statusOfProblem(given) >= 500) onFault(error, contextOf(response));
    if (response.headersSent) {
      response.destroy();
      return;
    }
    answerProblem(response, given);
  };
}
