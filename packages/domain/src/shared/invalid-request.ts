import { type Refusal, refuse } from "./refusal";

/** Refuses a request with JSON path → problem, as in `{price: "is required"}`; at least one path. */
export function refuseRequest(details: Readonly<Record<string, string>>): Refusal {
  return refuse("invalid_request", firstProblem(details), { ...details });
}

/** The first field and its problem as a sentence; the number of the other fields follows. */
export function firstProblem(details: Readonly<Record<string, string>>): string {
  const [first, ...others] = Object.entries(details);
  if (first === undefined) throw new Error("an invalid request has no problem");
  const [field, problem] = first;
  const subject = Object.hasOwn(wholes, field) ? wholes[field] : field;
  const more = others.length === 0 ? "" : ` Problems in details: ${others.length} more.`;
  return `${subject} ${problem}.${more}`;
}

/** Names that stand for a whole part of the request, not for one of its fields. */
const wholes: Readonly<Record<string, string>> = {
  body: "The body",
  query: "The query",
  path: "The path",
  headers: "The headers",
  request: "The request",
};
