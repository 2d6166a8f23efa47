import type { ErrorRequestHandler, Response } from "express";
import { contextOf, type RequestContext } from "./context";
import { bodyOf, type Problem, ProblemError, statusOfProblem } from "./problem";
import { problemOfError } from "./problem-of-error";

/** Writes a problem in the one shape that errors have. */
export function answerProblem(response: Response, given: Problem): void {
  contextOf(response).code = given.code;
  for (const [name, value] of Object.entries(given.headers)) response.setHeader(name, value);
  response.status(statusOfProblem(given)).json(bodyOf(given));
}

/** Last of all middleware: whatever was thrown becomes an answer. `onFault` hears of what the caller is told nothing about. */
export function answerErrors(onFault: (error: unknown, context: RequestContext) => void): ErrorRequestHandler {
  // Express knows an error handler by its four parameters.
  return (error, _request, response, _next) => {
    const given = problemOfError(error);
    // A refusal is no fault, whatever its status: nobody has to look into it.
    if (!(error instanceof ProblemError) && statusOfProblem(given) >= 500) onFault(error, contextOf(response));
    if (response.headersSent) {
      response.destroy();
      return;
    }
    answerProblem(response, given);
  };
}
