import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Environment } from "../../api/calls";
import { queries } from "../../api/queries";
import { rupiah } from "../../format/money";
import { type Period, payersOf, successRate, volumeOf } from "./summary";
import type { Figures } from "./use-figures";

interface StatsProps {
  readonly figures: Figures;
  readonly environment: Environment;
  readonly period: Period;
}

/** Four figures. Where the list was cut, the month's come from the service, which counts all. */
export function Stats({ figures, environment, period }: StatsProps) {
  const { t } = useTranslation();
  const { data } = useQuery(queries.stats(environment));
  const exact = figures.isCut && period === "month" ? data?.last30Days : undefined;
  const rate = successRate(figures);
  const atLeast = figures.isCut && exact === undefined ? "≥ " : "";
  const payers = exact?.uniquePayers ?? payersOf(figures.payments);
  const cells = [
    ["volume", atLeast + rupiah(exact?.volume.IDRX ?? volumeOf(figures.payments))],
    ["payments", String(figures.confirmed)],
    ["success", rate === null ? "–" : `${(rate * 100).toFixed(rate === 1 ? 0 : 1)} %`],
    ["payers", atLeast + String(payers)],
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
