import type { Operation } from "@lunas/protocol/api/operation";
import { judgeAnswer } from "../harness/answers/judge-answer";
import type { Case, Row } from "./case";

/** Whether a request without key, parameters and body can ask it: its description alone tells the right answer. */
export function isPublicRead({ status, auth, method, path, body, query }: Operation): boolean {
  const isOptional = query?.required === undefined || query.required.length === 0;
  return (
    status === "served" &&
    auth === "none" &&
    method === "GET" &&
    !path.includes(":") &&
    body === undefined &&
    isOptional
  );
}

/** The row and the case of an operation that everybody can read and that no written case asks. */
export function deriveCase({ id, path, responses }: Operation): { readonly row: Row; readonly derived: Case } {
  const expected = Object.keys(responses)[0] ?? "200";
  return {
    row: { id: `operation.${id}`, part: "operations", rule: "answers everybody as its description says" },
    derived: {
      ...{ row: `operation.${id}`, method: "GET", path, given: "no key", expected },
      got: async ({ url }) => {
        const answer = await fetch(`${url}${path}`);
        const { status, headers } = answer;
        const problems = judgeAnswer({ method: "GET", path, status, headers, text: await answer.text() });
        return problems.length === 0 ? String(status) : problems.join("; ");
      },
    },
  };
}
