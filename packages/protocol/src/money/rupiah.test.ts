import fc from "fast-check";
import { baseUnitsOf, formatRupiah, parseRupiah } from "./rupiah";

test("converts whole rupiah to base units, and refuses other text", () => {
  expect(baseUnitsOf("5000")).toBe("500000");
  expect(baseUnitsOf("0")).toBe("0");
  expect(baseUnitsOf("90071992547409931")).toBe("9007199254740993100");
  for (const wrong of ["", "5.000", "5,5", "05", "-1", "1e3", " 5", "Rp 5", 5000, 5000n, null, undefined]) {
    expect(baseUnitsOf(wrong)).toBeUndefined();
  }
});

test("formats base units in Indonesian notation", () => {
  expect(formatRupiah("500000")).toBe("Rp\u00a05.000,00");
  expect(formatRupiah(123_456_789_05n)).toBe("Rp\u00a0123.456.789,05");
  expect(formatRupiah("-100")).toBe("-Rp\u00a01,00");
  expect(formatRupiah("0")).toBe("Rp\u00a00,00");
  expect(formatRupiah(5n)).toBe("Rp\u00a00,05");
  expect(formatRupiah(2n ** 70n)).toBe("Rp\u00a011.805.916.207.174.113.034,24");
});

test("parses the usual spellings", () => {
  for (const text of ["Rp 5.000", "Rp5.000", "rp\u00a05.000,00", "Rp. 5.000,-", "5.000", "5000", " 5000 "]) {
    expect(parseRupiah(text)).toBe("5000");
  }
  for (const text of ["", "Rp", "5.00", "5,000", "5.000,50", "lima ribu", "5 000", "-5000", "5.000.00"]) {
    expect(parseRupiah(text)).toBeUndefined();
  }
});

test("parses its own output", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), (whole) => {
      expect(parseRupiah(formatRupiah(whole * 100n))).toBe(whole.toString());
    }),
  );
});
