import { emptyForm, type LinkForm, requestOf } from "./link-form";

const form = (typed: Partial<LinkForm>): LinkForm => ({ ...emptyForm, title: "Kopi", price: "5.000", ...typed });

test("a form becomes a request in base units, without what was left empty", () => {
  expect(requestOf(form({}))).toEqual({ title: "Kopi", amount: "500000" });
  const typed = {
    isFixed: false,
    least: "Rp 1.000",
    most: "10000",
    maxPayments: "3",
    redirectUrl: " https://a.example ",
  };
  expect(requestOf(form(typed))).toEqual({
    ...{ title: "Kopi", minAmount: "100000", maxAmount: "1000000" },
    ...{ maxPayments: 3, redirectUrl: "https://a.example" },
  });
});

test("the link takes payments until the end of its last day", () => {
  const { expiresAt } = requestOf(form({ until: "2026-12-31" })) as { expiresAt: string };
  expect(new Date(expiresAt).getTime()).toBe(new Date("2027-01-01T00:00:00").getTime());
});

test.each([
  [{ price: "" }, "price"],
  [{ price: "-5" }, "price"],
  [{ isFixed: false, least: "x", most: "5" }, "least"],
  [{ isFixed: false, least: "5", most: "4" }, "most"],
  [{ maxPayments: "0" }, "maxPayments"],
  [{ maxPayments: "1.5" }, "maxPayments"],
] as const)("%p is wrong at %s", (typed, field) => {
  expect(requestOf(form(typed))).toBe(field);
});
