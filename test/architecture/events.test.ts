import { events, eventTypes } from "@lunas/protocol/events/event-types";
import { renderEventTable, renderEventTypes } from "@lunas/protocol/events/render-event-types";
import { expectGenerated } from "./generated-file";
import { listFiles, readFile } from "./repository";

test.each(["packages/domain/src/webhook/event-types.ts", "packages/protocol/src/wire/event-types.ts"])(
  "%s names the events of the protocol",
  (path) => {
    expectGenerated(path, renderEventTypes(events));
  },
);

test.each([
  ["docs/webhooks.md", "en"],
  ["docs/id/webhooks.md", "id"],
] as const)("%s lists the events of the protocol", (path, language) => {
  expectGenerated(path, renderEventTable(readFile(path), events, language));
});

test("the type of every event is its own, and has a form that the database takes", () => {
  expect(new Set(eventTypes).size).toBe(eventTypes.length);
  for (const type of eventTypes)
    expect(type).toMatch(/^(payment|refund|hold|channel|payout|merchant|webhook)\.[a-z_]+$/);
});

/** The database takes every type of that form, so that a new event needs no migration: a wrong one is found here. */
test("SQL functions insert only events of the protocol", () => {
  const inserted = listFiles()
    .filter((path) => path.startsWith("prisma/functions/"))
    .flatMap((path) => eventInserts(readFile(path)));
  expect(inserted.length).toBeGreaterThan(1);
  for (const type of inserted) expect(eventTypes).toContain(type);
});

/** The literal type of each `INSERT INTO events`; `'payment.' || ended.status` has both final statuses. */
function eventInserts(sql: string): readonly string[] {
  const inserts = [...sql.matchAll(/INSERT INTO events\b[\s\S]*?;/gi)].map(([text]) => text);
  return inserts.flatMap((text) =>
    [...text.matchAll(/'((?:payment|refund|hold|channel|payout|merchant|webhook)\.[a-z_]*)'/g)].flatMap(
      ([, type = ""]) => (type.endsWith(".") ? [`${type}confirmed`, `${type}failed`] : [type]),
    ),
  );
}
