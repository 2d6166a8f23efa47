import type { ErrorComponentProps } from "@tanstack/react-router";
import { Failed } from "../ui/states";

/** In place of a view that threw: the fault of a view leaves the menu as it is. */
export function Fault({ error, reset }: ErrorComponentProps) {
  return <Failed error={error} retry={reset} />;
}
