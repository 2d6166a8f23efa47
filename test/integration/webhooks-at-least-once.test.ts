import type { Stack } from "@lunas/stack/stack";
import { startStack } from "@lunas/stack/start-stack";
import { hammerDispatcher } from "../harness/hammer-dispatcher";

jest.setTimeout(180_000);

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ parts: ["postgres", "redis"] });
});
afterAll(() => stack?.stop());

// Ten thousand of them: `npm run verify -- webhooks`.
test("a dispatcher that is killed again and again loses no event, and tells again under the same id", async () => {
  const report = await hammerDispatcher(stack, {
    ...{ deliveries: 400, kills: 4, killWithinMs: 400, skipLeases: true, timeoutMs: 120_000 },
  });
  expect(report).toMatchObject({ events: 400, due: 360, taken: 360, markedDelivered: 360, wrong: [] });
});
