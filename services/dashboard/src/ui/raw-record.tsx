import { Card } from "./card";
import { Code } from "./copy";

/** A record as the API gives it, folded away. */
export function RawRecord({ record, label }: { readonly record: object; readonly label: string }) {
  return (
    <Card>
      <details>
        <summary>{label}</summary>
        <Code text={JSON.stringify(record, null, 2)} label={label} />
      </details>
    </Card>
  );
}
