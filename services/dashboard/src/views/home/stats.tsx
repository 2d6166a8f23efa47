import { useTranslation } from "react-i18next";
import { rupiah } from "../../format/money";
import { successRate } from "./summary";
import type { Figures } from "./use-figures";

/** Four figures. Where today's list was cut, its sums are at least what is shown. */
export function Stats({ figures }: { readonly figures: Figures }) {
  const { t } = useTranslation();
  const rate = successRate(figures);
  const atLeast = figures.isCut ? "≥ " : "";
  const cells = [
    ["volume", atLeast + rupiah(figures.volume)],
    ["payments", String(figures.confirmed)],
    ["success", rate === null ? "–" : `${(rate * 100).toFixed(rate === 1 ? 0 : 1)} %`],
    ["payers", atLeast + String(figures.payers)],
  ] as const;
  return (
    <dl className="stats">
      {cells.map(([name, value]) => (
        <div key={name} className="stat">
          <dt>{t(`home.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
