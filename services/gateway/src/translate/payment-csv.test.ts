import { aStoredPayment } from "@lunas/testkit/build/a-stored-payment";
import { cellOf, csvHeader, csvNames, csvRows } from "./payment-csv";

test.each([
  ["=1+1", `"'=1+1"`],
  ["+62812", `"'+62812"`],
  ["-1", `"'-1"`],
  ["@SUM(A1)", `"'@SUM(A1)"`],
  ["\t=1", `"'\t'=1"`],
  ["\r=1", `"'\r'=1"`],
  ["\n=1", `"'\n'=1"`],
  ["\u0085=1", `"'\u0085=1"`],
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ["Kopi, susu", '"Kopi, susu"'],
  ['"Kopi"', '"""Kopi"""'],
  ["two\r\nlines", '"two\r\nlines"'],
  ["Kopi = susu", '"Kopi = susu"'],
  // Spreadsheets may begin a cell after these, whatever the quotes say.
  ["Kopi;=1+1", `"Kopi;'=1+1"`],
  ["Kopi; =1+1;-2", `"Kopi; '=1+1;'-2"`],
  ["Kopi\t@SUM(A1)", `"Kopi\t'@SUM(A1)"`],
  ["Kopi\r\n+62", `"Kopi\r\n'+62"`],
  [";=1+1", `";'=1+1"`],
  ["Kopi; susu", '"Kopi; susu"'],
  ["https://s.example/a", "https://s.example/a"],
  ["", ""],
])("the cell %j is %j", (text, cell) => {
  expect(cellOf(text)).toBe(cell);
});

test("one row for each payment, with rupiah as a decimal and the exact base units", () => {
  const payment = aStoredPayment({ description: '=cmd|"/c calc"!A1', metadata: { orderId: "A-1", note: "=1+1" } });
  const authorization = { ...payment.authorization, amount: 500_005n };
  const [line = "", ...more] = csvRows([
    { payment: { ...payment, authorization }, refunded: 200_000n, linkTitle: "+Kopi" },
  ]).split("\r\n");
  expect(more).toEqual([""]);
  const cells = line.split(",");
  const cell = (name: (typeof csvNames)[number]) => cells[csvNames.indexOf(name)];
  expect(csvHeader).toBe(`${csvNames.join(",")}\r\n`);
  expect([cell("rupiah"), cell("baseUnits"), cell("refundedRupiah"), cell("feeRupiah")]).toEqual([
    "5000.05",
    "500005",
    "2000.00",
    "0.00",
  ]);
  expect(cell("description")).toBe(`"'=cmd|""/c calc""!A1"`);
  expect(line.endsWith(`,"'+Kopi","{""orderId"":""A-1"",""note"":""=1+1""}"`)).toBe(true);
});

test("the date and the time are those of Jakarta, and no metadata is an empty cell", () => {
  const payment = aStoredPayment({ createdAtMs: Date.parse("2026-11-25T17:30:05.120Z"), metadata: {} });
  const line = csvRows([{ payment, refunded: 0n, linkTitle: null }]);
  expect(line).toMatch(/,2026-11-26,00:30:05,,\r\n$/);
});

test.each(["=1", ";=1+1", "a; @SUM(A1)", "x;-1\r\n+2\t=3"])("metadata with %j stays JSON and runs nothing", (value) => {
  const payment = aStoredPayment({ metadata: { note: value } });
  const line = csvRows([{ payment, refunded: 0n, linkTitle: null }]);
  const cell = /,("\{.*\}")\r\n$/.exec(line)?.[1] ?? "";
  expect(JSON.parse(cell.slice(1, -1).replaceAll('""', '"'))).toEqual({ note: value });
  expect(cell).not.toMatch(/[;\t\r\n] *[=+\-@]/);
});
