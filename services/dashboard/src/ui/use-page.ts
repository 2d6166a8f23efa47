import { useState } from "react";

/** The page of a list: the first one again as soon as the list has another filter, whichever way the filter came. */
export function usePage(...filter: readonly (string | undefined)[]): [number, (page: number) => void] {
  const of = JSON.stringify(filter);
  const [chosen, setChosen] = useState({ of, page: 1 });
  if (chosen.of !== of) setChosen({ of, page: 1 });
  return [chosen.of === of ? chosen.page : 1, (page) => setChosen({ of, page })];
}
