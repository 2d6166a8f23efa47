import { Type } from "@sinclair/typebox";
import { BaseUnits, Day, Environment, EnvironmentOfSession, OneOf } from "../schema/scalars";
import { ChargeSums } from "./channel-record";
import type { Operation } from "./operation";
import { PaymentQuery } from "./payments";

const { page: _page, limit: _limit, ...filters } = PaymentQuery.properties;

const sums = {
  count: Type.Integer({ minimum: 0 }),
  gross: Type.Unsafe<string>({ ...BaseUnits, description: "The sum of the payments, in base units." }),
  refunded: Type.Unsafe<string>({ ...BaseUnits, description: "The sum of the refunds, in base units." }),
  net: Type.String({
    pattern: "^(0|-?[1-9][0-9]{0,77})$",
    description: "`gross` less `refunded`: negative on a day that gives more back than it takes.",
  }),
  uniquePayers: Type.Integer({ minimum: 0 }),
  charges: Type.Optional(ChargeSums),
};

const exampleSums = {
  ...{ count: 2, gross: "1000000", refunded: "0", net: "1000000", uniquePayers: 1 },
  charges: { count: 40, amount: "20000" },
};

const example = {
  environment: "production",
  timeZone: "Asia/Jakarta",
  ...{ from: "2026-11-20", to: "2026-11-20" },
  days: [{ date: "2026-11-20", ...exampleSums }],
  total: exampleSums,
};

const DailyReport = Type.Object(
  {
    environment: Environment,
    timeZone: Type.String({ description: "The zone of the days: `Asia/Jakarta`." }),
    from: Day,
    to: Day,
    days: Type.Array(Type.Object({ date: Day, ...sums }), { description: "Every day, also those without payments." }),
    total: Type.Object(sums, { description: "Of the whole period; a payer of several days counts once." }),
  },
  { title: "DailyReport", examples: [example] },
);

const read = { method: "GET", auth: "secretKeyOrSession", limit: "payments", status: "served" } as const;

export const exportPayments = {
  ...read,
  id: "exportPayments",
  path: "/payments.csv",
  tag: "Payments",
  summary: "The merchant's payments as CSV (RFC 4180), newest first",
  description:
    "The filters of `GET /payments`, for at most 366 days; without `since` the 366 days before `until`. The answer is streamed. Cells that begin with `=`, `+`, `-`, `@` or a control character get a leading apostrophe.",
  query: Type.Object({
    ...filters,
    bom: Type.Optional(OneOf(["true", "false"], "`true`: begins with a byte order mark, by which Excel reads UTF-8.")),
  }),
  media: "text/csv",
  responses: { 200: Type.String({ description: "One row for each payment, after a row of names." }) },
  responseHeaders: { "Content-Disposition": "The name of the file." },
  errors: [],
} satisfies Operation;

export const getDailyReport = {
  ...read,
  id: "getDailyReport",
  path: "/merchant/reports/daily",
  tag: "Merchant",
  summary: "Confirmed payments by day, and charges of channels beside them",
  description:
    "Days of Asia/Jakarta, by `createdAt` of each payment and of each refund: the sums are those of `GET /payments?status=confirmed`. Charges are in no sum of payments. `from` and `to` are included; at most 366 days. Without them: the 30 days until today.",
  query: Type.Object({
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    environment: Type.Optional(EnvironmentOfSession),
  }),
  responses: { 200: DailyReport },
  errors: [],
} satisfies Operation;
