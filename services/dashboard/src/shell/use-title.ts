import { useEffect } from "react";

/** The title of the browser's tab, which screen readers read out first. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
