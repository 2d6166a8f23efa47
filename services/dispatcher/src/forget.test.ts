import { readSettings } from "@lunas/runtime/env";
import { until } from "@lunas/testkit/time/until";
import { chainAudit, reportAuditHead } from "./chain-audit";
import { settings } from "./config";
import { forget } from "./forget";
import type { DispatcherObserver } from "./observe";

const nowMs = 1_800_000_000_000;

function anObserver() {
  const reported: unknown[] = [];
  const note =
    (kind: string) =>
    (...what: unknown[]) =>
      void reported.push([kind, ...what]);
  const observe = {
    forgot: note("forgot"),
    auditChained: note("chained"),
    auditHead: note("head"),
    auditChecked: note("checked"),
    fault: note("fault"),
  };
  return { reported, observe: observe as unknown as DispatcherObserver };
}

test("data older than RETENTION_DAYS is removed batch by batch, and a fault is reported", async () => {
  const { reported, observe } = anObserver();
  const answers = [250, 250, 3];
  const requested: unknown[] = [];
  const retention = {
    forget: async (olderThanMs: number, limit: number) => {
      requested.push([olderThanMs, limit]);
      const answer = answers.shift();
      if (answer === undefined) throw new Error("away");
      return answer;
    },
  };
  const [part] = forget({ retention, clock: { now: () => nowMs }, days: 90 }, observe);
  await part?.start?.();
  await until(() => reported.length === 3);
  await part?.stop?.();
  expect(requested).toEqual(Array.from({ length: 3 }, () => [nowMs - 90 * 86_400_000, 250]));
  expect(reported).toEqual([
    ["forgot", 250],
    ["forgot", 250],
    ["forgot", 3],
  ]);
  const [again] = forget({ retention, clock: { now: () => nowMs }, days: 90 }, observe);
  await again?.start?.();
  await until(() => reported.length === 4);
  await again?.stop?.();
  expect(reported[3]).toEqual(["fault", "forget", new Error("away")]);
});

test("without RETENTION_DAYS nothing is removed", () => {
  const { observe } = anObserver();
  const retention = { forget: async () => 0 };
  expect(forget({ retention, clock: { now: () => nowMs }, days: 0 }, observe)).toEqual([]);
});

test("a full batch of entries is followed by the next at once; the head is logged at the start", async () => {
  const { reported, observe } = anObserver();
  const answers = [250, 2];
  const head = { position: 252n, hash: "a".repeat(64) };
  const parts = [
    chainAudit({ chain: async () => answers.shift() ?? 0 }, observe),
    reportAuditHead(
      {
        head: async () => head,
        rowsOfEntries: async () => [],
        unchained: async () => ({ waiting: 0, oldestSeconds: 0, lost: [] }),
      },
      observe,
    ),
  ];
  for (const part of parts) await part.start?.();
  await until(() => reported.length === 4);
  for (const part of parts) await part.stop?.();
  expect(reported).toEqual(
    expect.arrayContaining([
      ["chained", 250],
      ["chained", 2],
      // The head names entries that the chain does not have.
      ["checked", ["the chain ends at 0, and not at 252"]],
      ["head", head],
    ]),
  );
});

const required = {
  DATABASE_URL: "postgresql://lunas@127.0.0.1/lunas",
  REDIS_URL: "redis://127.0.0.1:6379",
  ENCRYPTION_KEYS: `k1:${Buffer.alloc(32).toString("base64")}`,
};

test.each([
  ["0", 0],
  ["90", 90],
  ["36500", 36_500],
  ["", 0],
])("RETENTION_DAYS=%j is accepted", (given, days) => {
  expect(readSettings(settings, { ...required, RETENTION_DAYS: given }).retentionDays).toBe(days);
});

test.each(["1", "89", "-1", "36501", "90.5", "ever"])("RETENTION_DAYS=%s is refused at the start", (given) => {
  expect(() => readSettings(settings, { ...required, RETENTION_DAYS: given })).toThrow(/RETENTION_DAYS must be 0/);
});
