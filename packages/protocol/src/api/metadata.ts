import { MapOf } from "../schema/map-of";
import { Text } from "../schema/scalars";

/** A merchant's own pairs of strings, kept with a payment. */
export const Metadata = (note: string) =>
  MapOf(Text(0, 2_048, "Value."), {
    maxProperties: 20,
    maxJsonBytes: 2_048,
    propertyNames: { format: "text" },
    description: `At most 20 pairs of strings, at most 2 kB as JSON. ${note}`,
  });
