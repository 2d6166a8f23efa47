import { PassThrough } from "node:stream";
import { createLogger, type LoggerOptions } from "./logger";
import { traceIdsOf } from "./tracing/trace-ids";

function capture(options: Partial<LoggerOptions> = {}) {
  const stream = new PassThrough();
  const logger = createLogger({ service: "gateway", stream, ...options });
  const text = () => String(stream.read() ?? "");
  return {
    logger,
    text,
    lines: () =>
      text()
        .split("\n")
        .filter(Boolean)
        .map((line): Record<string, unknown> => JSON.parse(line)),
  };
}

test("writes one JSON object per line: time, level, service, event, ids", () => {
  const { logger, lines } = capture();
  logger.child({ requestId: "req_1" }).info("payment_accepted", { paymentId: "pay_1", amount: 5n });
  expect(lines()).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      level: "info",
      service: "gateway",
      event: "payment_accepted",
      requestId: "req_1",
      paymentId: "pay_1",
      amount: "5",
    },
  ]);
});

test("fields cannot replace the line's head, nor confuse the library beneath", () => {
  const { logger, lines } = capture();
  logger.warn("odd", {
    level: "debug",
    service: "x",
    event: "y",
    message: "m",
    splat: ["%s"],
    error: new Error("boom"),
  });
  expect(lines()[0]).toMatchObject({
    level: "warn",
    service: "gateway",
    event: "odd",
    message: "m",
    error: { message: "boom" },
  });
});

test.each([[{}], [{ pid: 7 }], [{ time: "then", constructor: 1 }]])("each name appears once: %j", (fields) => {
  const { logger, text } = capture();
  logger.info("started", fields);
  const line = text();
  const names = ["time", "level", "service", "event", ...Object.keys(fields).filter((name) => name !== "time")];
  expect(Object.keys(JSON.parse(line) as object).toSorted()).toEqual(names.toSorted());
  expect(line.match(/"time"/g)).toHaveLength(1);
});

test("writes nothing below its level", () => {
  const { logger, text } = capture({ level: "warn" });
  logger.info("quiet");
  logger.debug("quiet");
  expect(text()).toBe("");
});

test("redacts", () => {
  const { logger, text } = capture();
  logger.error("bad", {
    headers: { "x-api-key": "k" },
    error: new Error(`key 0x${"ab".repeat(32)}`),
    note: "whsec_abcdef",
  });
  expect(text()).not.toMatch(/"k"|abab|abcdef/);
});

test("a line never breaks, whatever a field contains", () => {
  const { logger, lines } = capture();
  logger.info("line", { text: 'a\nb\u2028c\r\n{"event":"forged"}' });
  expect(lines()).toHaveLength(1);
});

test.each(["json", "pretty"] as const)("no field controls the terminal of who reads the log (%s)", (format) => {
  const { logger, text } = capture({ format });
  logger.info("line", { text: "a\u001b[2J\u009b2J\u007f\u202egnp\u2066\u2028", more: "b\nforged\r" });
  const written = text().trimEnd();
  expect(written).not.toMatch(/\p{Cc}|\p{Bidi_Control}|\p{Zl}|\p{Zp}/u);
  expect(written).toContain(String.raw`a\u001b[2J\u009b2J\u007f\u202egnp\u2066\u2028`);
});

test("pretty lines are readable", () => {
  const { logger, text } = capture({ format: "pretty" });
  logger.info("started", { pid: 7, level: "hidden" });
  expect(text()).toMatch(/^[\d:.]{12} info {2}gateway started pid=7\n$/);
});

test("where traces are exported, a line about a payment has the id of its trace", () => {
  const { logger, lines } = capture({ isTraced: true });
  logger.child({ requestId: "req_1" }).info("payment_accepted", { paymentId: "pay_1" });
  logger.info("started", { pid: 7 });
  const [first, second] = lines();
  expect(first).toMatchObject({ paymentId: "pay_1", traceId: traceIdsOf("pay_1").traceId });
  expect(second).not.toHaveProperty("traceId");
});
