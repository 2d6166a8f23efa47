import type { ReactNode } from "react";

/** A name and its value; null: the record has none, and nothing is shown. */
export type Detail = readonly [name: string, value: ReactNode];

interface DetailsProps {
  readonly rows: readonly Detail[];
  /** Pairs of the merchant's own. */
  readonly metadata?: Readonly<Record<string, string>>;
}

/** What a record has, name by name. */
export function Details({ rows, metadata = {} }: DetailsProps) {
  return (
    <dl className="details">
      {rows.map(([name, value]) =>
        value === null ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
      {Object.entries(metadata).map(([name, value]) => (
        <div key={`metadata.${name}`}>
          <dt className="mono">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
