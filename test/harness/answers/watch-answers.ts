import { Test } from "supertest";
import { judgeAnswer } from "./judge-answer";

const problems: string[] = [];
const beingRead = new Set<Promise<void>>();
let judged = 0;

/** What was wrong with the answers since the last call; waits for those that are being read. */
export async function takeProblems(): Promise<readonly string[]> {
  await Promise.allSettled(beingRead);
  return problems.splice(0);
}

/** How many answers of the service have been looked at. */
export const judgedAnswers = (): number => judged;

/** The service's answers, among those of chains and receivers. */
const isOurs = (headers: { get(name: string): string | null }) =>
  headers.get("lunas-version") !== null || headers.get("x-request-id")?.startsWith("req_") === true;

function judge(method: string, path: string, answer: { status: number; headers: Headers; text: string }): void {
  judged += 1;
  problems.push(...judgeAnswer({ ...answer, method, path }));
}

/** From here on every answer of the service that a test file gets is held against the API's description. */
function watchFetch(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (isOurs(response.headers)) {
      const request = input instanceof Request ? input : null;
      const method = (init?.method ?? request?.method ?? "GET").toUpperCase();
      const path = new URL(request?.url ?? String(input)).pathname;
      const { status, headers } = response;
      const reading = response
        .clone()
        .text()
        .then((text) => judge(method, path, { status, headers, text }))
        // An answer that was cut off is the test's own doing.
        .catch(() => undefined)
        .finally(() => beingRead.delete(reading));
      beingRead.add(reading);
    }
    return response;
  };
}

interface Superagent {
  readonly method: string;
  readonly url: string;
  assert(error: unknown, response: SuperagentResponse | undefined, done: unknown): unknown;
}
interface SuperagentResponse {
  readonly status: number;
  readonly text?: string;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
}

function watchSupertest(): void {
  const prototype = (Test as unknown as { prototype: Superagent }).prototype;
  const { assert } = prototype;
  prototype.assert = function (error, response, done) {
    if (response !== undefined) {
      const { status, text = "" } = response;
      const headers = new Headers(Object.entries(response.headers).map(([name, value]) => [name, String(value)]));
      if (isOurs(headers)) judge(this.method, new URL(this.url).pathname, { status, headers, text });
    }
    return assert.call(this, error, response, done);
  };
}

async function refuseProblems(): Promise<void> {
  const found = await takeProblems();
  if (found.length > 0) throw new Error(`answers that are not as the API describes them:\n${found.join("\n")}`);
}

watchFetch();
watchSupertest();
// Also opened where there is no test around it.
if (typeof afterEach === "function") {
  afterEach(refuseProblems);
  afterAll(refuseProblems);
}
