import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Environment } from "../../api/calls";
import { queries } from "../../api/queries";
import { rupiah } from "../../format/money";
import { duration, number, percent } from "../../format/time";
import { successRate } from "./summary";
import type { ChargedSum, Figures } from "./use-figures";

interface StatsProps {
  readonly figures: Figures;
  readonly environment: Environment;
}

/** Only where there are some: most merchants have no channels. */
function chargeCells({ count, amount }: ChargedSum, language: string): readonly (readonly [string, string])[] {
  if (count === 0) return [];
  return [
    ["charges", number(count, language)],
    ["charged", rupiah(amount)],
  ];
}

/** Where today's list was cut, its sums are at least what is shown. The settlement time is that of the last 30 days. */
export function Stats({ figures, environment }: StatsProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const settlementTime = useQuery(queries.stats(environment)).data?.settlementTime;
  const rate = successRate(figures);
  const atLeast = figures.isCut ? "≥ " : "";
  const cells = [
    ["net", atLeast + rupiah(figures.volume - figures.refunded)],
    ["volume", atLeast + rupiah(figures.volume)],
    ["refunded", atLeast + rupiah(figures.refunded)],
    ["payments", number(figures.confirmed, language)],
    ["success", rate === null ? "–" : percent(rate, language)],
    ...chargeCells(figures.charges, language),
    ["payers", atLeast + number(figures.payers, language)],
    ["p50", settlementTime === undefined ? "–" : duration(settlementTime.p50Ms, language)],
    ["p95", settlementTime === undefined ? "–" : duration(settlementTime.p95Ms, language)],
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
