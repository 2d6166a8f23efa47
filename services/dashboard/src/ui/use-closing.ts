import { useEffect, useState } from "react";

/** A signal that is aborted when the component is closed: a wallet that answers later is ignored. */
export function useClosing(): AbortSignal {
  const [closing] = useState(() => new AbortController());
  useEffect(() => () => closing.abort(), [closing]);
  return closing.signal;
}
