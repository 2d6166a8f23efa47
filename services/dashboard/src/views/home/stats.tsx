import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Environment } from "../../api/calls";
import { queries } from "../../api/queries";
import { rupiah } from "../../format/money";
import { duration } from "../../format/time";
import { successRate } from "./summary";
import type { Figures } from "./use-figures";

interface StatsProps {
  readonly figures: Figures;
  readonly environment: Environment;
}

/** Where today's list was cut, its sums are at least what is shown. The settlement time is that of the last 30 days. */
export function Stats({ figures, environment }: StatsProps) {
  const { t } = useTranslation();
  const settlementTime = useQuery(queries.stats(environment)).data?.settlementTime;
  const rate = successRate(figures);
  const atLeast = figures.isCut ? "≥ " : "";
  const cells = [
    ["volume", atLeast + rupiah(figures.volume)],
    ["payments", String(figures.confirmed)],
    ["success", rate === null ? "–" : `${(rate * 100).toFixed(rate === 1 ? 0 : 1)} %`],
    ["payers", atLeast + String(figures.payers)],
    ["p50", settlementTime === undefined ? "–" : duration(settlementTime.p50Ms)],
    ["p95", settlementTime === undefined ? "–" : duration(settlementTime.p95Ms)],
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
