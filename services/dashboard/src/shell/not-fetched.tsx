import { useEffect } from "react";
import { offlineProblem } from "../api/problem";
import { Failed } from "../ui/states";

/**
 * In place of a part whose script could not be fetched. Browsers remember a script that failed as long as the page is open:
 * only a new load of the page fetches it.
 */
export function NotFetched() {
  useEffect(() => {
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, []);
  return <Failed error={offlineProblem()} retry={reload} />;
}

function reload(): void {
  window.location.reload();
}
