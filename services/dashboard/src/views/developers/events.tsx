import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../api/calls";
import type { Event as ApiEvent } from "../../api/schemas";
import { shortTime } from "../../format/time";
import { useEnvironment } from "../../shell/environment";
import { Button } from "../../ui/button";
import { Card, PageHead } from "../../ui/card";
import { Code } from "../../ui/copy";
import { Empty, Failed, Waiting } from "../../ui/states";
import { AboutLink } from "./about-link";
import { aboutOf, kindOf } from "./about-of";

const limit = 100;

/** The merchant's events as the API has them: oldest first, so the newest of what is loaded stand on top. */
export function Events() {
  const { t } = useTranslation();
  const environment = useEnvironment();
  const query = useInfiniteQuery({
    queryKey: ["live", environment, "event-pages"],
    queryFn: ({ pageParam }) => api.events(environment, { limit, ...(pageParam !== null && { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ hasMore, cursor }) => (hasMore ? cursor : undefined),
  });
  const events = (query.data?.pages ?? []).flatMap((page) => page.events).reverse();
  return (
    <>
      <PageHead title={t("events.title")} lead={t("events.lead")}>
        {query.hasNextPage && (
          <Button onClick={() => query.fetchNextPage()} busy={query.isFetchingNextPage}>
            {t("events.newer")}
          </Button>
        )}
      </PageHead>
      {query.error !== null && <Failed error={query.error} retry={() => query.refetch()} />}
      {query.isPending && <Waiting query={query} />}
      {query.data && (
        <Card flush>
          {events.length === 0 ? <Empty icon="events" title={t("events.none")} /> : <EventList events={events} />}
        </Card>
      )}
    </>
  );
}

function EventLink({ about }: { readonly about: string | null }) {
  const { t } = useTranslation();
  if (about === null) return null;
  return (
    <p className="card-note small">
      {t(`events.${kindOf(about)}`)} <AboutLink about={about} />
    </p>
  );
}

function EventList({ events }: { readonly events: readonly ApiEvent[] }) {
  const { t, i18n } = useTranslation();
  return (
    <ul className="rows">
      {events.map((event) => (
        <li key={event.id}>
          <details className="event">
            <summary>
              <span className="mono">{event.type}</span>
              <span className="small muted mono clip">{aboutOf(event) ?? event.id}</span>
              <time className="small muted" dateTime={event.timestamp}>
                {shortTime(event.timestamp, i18n.language)}
              </time>
            </summary>
            <EventLink about={aboutOf(event)} />
            <Code text={JSON.stringify(event, null, 2)} label={t("events.body")} />
          </details>
        </li>
      ))}
    </ul>
  );
}
