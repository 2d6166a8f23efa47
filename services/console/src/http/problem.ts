import type { Response } from "express";

export interface ConsoleProblem {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

export function sendProblem(response: Response, { status, code, message }: ConsoleProblem): void {
  response.status(status).json({ error: { code, message } });
}
