import { useTranslation } from "react-i18next";
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { rupiah, shortRupiah } from "../../format/money";
import { dayOf, hourOf } from "../../format/time";
import type { Bucket, Period } from "./summary";

interface VolumeChartProps {
  readonly buckets: readonly Bucket[];
  readonly period: Period;
}

export function VolumeChart({ buckets, period }: VolumeChartProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const name = (timeMs: number) => (period === "today" ? hourOf(timeMs, language) : dayOf(timeMs, language));
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  return (
    <figure className="chart" aria-label={t("home.volumeOverTime")}>
      <ResponsiveContainer width="100%" height={240}>
        <BarChart data={[...buckets]} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} />
          <XAxis dataKey="startMs" tickFormatter={name} tickLine={false} axisLine={false} minTickGap={32} />
          <YAxis
            width={72}
            tickFormatter={(value) => shortRupiah(Number(value), language)}
            tickLine={false}
            axisLine={false}
          />
          <Tooltip
            content={(reported) => (
              <BucketTooltip bucket={reported.payload?.[0]?.payload as Bucket | undefined} name={name} />
            )}
          />
          <Bar
            dataKey="volume"
            className="chart-bar"
            isAnimationActive={!still}
            maxBarSize={48}
            radius={[4, 4, 0, 0]}
          />
        </BarChart>
      </ResponsiveContainer>
      <Table buckets={buckets} name={name} />
    </figure>
  );
}

interface BucketTooltipProps {
  readonly bucket: Bucket | undefined;
  readonly name: (timeMs: number) => string;
}

function BucketTooltip({ bucket, name }: BucketTooltipProps) {
  const { t } = useTranslation();
  if (bucket === undefined) return null;
  return (
    <div className="chart-told">
      <strong>{rupiah(BigInt(bucket.volume))}</strong>
      <span>
        {name(bucket.startMs)} · {t("home.paymentsCount", { count: bucket.count })}
      </span>
      {bucket.refunded > 0 && <span>{t("home.refundedOfBar", { amount: rupiah(BigInt(bucket.refunded)) })}</span>}
    </div>
  );
}

/** The same for those who cannot see the chart. */
function Table({ buckets, name }: { readonly buckets: readonly Bucket[]; readonly name: (timeMs: number) => string }) {
  const { t } = useTranslation();
  return (
    <table className="sr-only">
      <caption>{t("home.volumeOverTime")}</caption>
      <tbody>
        {buckets.map(({ startMs, volume, refunded, count }) => (
          <tr key={startMs}>
            <th scope="row">{name(startMs)}</th>
            <td>{rupiah(BigInt(volume))}</td>
            <td>{t("home.paymentsCount", { count })}</td>
            <td>{refunded > 0 && t("home.refundedOfBar", { amount: rupiah(BigInt(refunded)) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
