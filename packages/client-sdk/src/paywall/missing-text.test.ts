import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { failureText } from "./failure-text";
import { texts } from "./texts";

const said = (language: "id" | "en", code: string, details: Record<string, string>) =>
  failureText(texts[language], new LunasError("", { code, details })).text;

const gas = { requiredWei: "1050000000001", availableWei: "0", currency: "ETH" };

test("a wallet with IDRX and no ether reads what is missing, and how much", () => {
  expect(said("en", "no_permit2_approval", gas)).toMatch(
    /takes about 0\.0000011 ETH .* has only 0 ETH\. .*Nothing was paid/,
  );
  expect(said("id", "no_permit2_approval", gas)).toMatch(
    /sekitar 0,0000011 ETH .* hanya punya 0 ETH\..*Tidak ada yang dibayar/,
  );
});

test("both are told where both are missing", () => {
  const details = { requiredRupiah: "5000", availableRupiah: "1", ...gas };
  const text = said("en", "insufficient_balance", details);
  expect(text).toContain("takes Rp\u00a05.000,00 in IDRX, and your wallet has only Rp\u00a01,00");
  expect(text).toContain("0.0000011 ETH");
});

test("without sums the plain sentence stays", () => {
  expect(said("en", "insufficient_balance", {})).toBe(texts.en.failures.insufficient_balance);
  expect(said("en", "no_permit2_approval", { requiredWei: "many" })).toBe(texts.en.failures.no_permit2_approval);
});
