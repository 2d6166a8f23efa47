import { notifyManager, type QueryCache, useQueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { fullTime } from "../format/time";
import { Notice } from "../ui/states";
import { staleSince } from "./stale-since";

/** Over a view whose data could not be read anew: an outage must not look like a quiet system. */
export function StaleNotice() {
  const { t, i18n } = useTranslation();
  const sinceMs = useStaleSince();
  if (sinceMs === null) return null;
  const time = fullTime(new Date(sinceMs).toISOString(), i18n.language);
  return <Notice tone="warn">{t("ops.stale", { time })}</Notice>;
}

function useStaleSince(): number | null {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)), [cache]);
  return useSyncExternalStore(subscribe, () => staleSinceOf(cache));
}

function staleSinceOf(cache: QueryCache): number | null {
  const queries = cache.getAll().map((query) => {
    const { error, dataUpdatedAt } = query.state;
    return { queryKey: query.queryKey, isActive: query.isActive(), error, dataUpdatedAt };
  });
  return staleSince(queries);
}
