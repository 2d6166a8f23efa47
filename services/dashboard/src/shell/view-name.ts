import { shortHash } from "../format/time";

/** The texts of the views' names, by the first part of their paths. */
const names: Readonly<Record<string, string>> = {
  "": "nav.home",
  payments: "nav.payments",
  holds: "nav.holds",
  channels: "nav.channels",
  refunds: "nav.refunds",
  links: "nav.links",
  keys: "nav.keys",
  webhooks: "nav.webhooks",
  events: "nav.events",
  samples: "nav.samples",
  sandbox: "nav.sandbox",
  account: "nav.account",
};

interface ViewName {
  /** The key of its text; null for a path without a view. */
  readonly text: string | null;
  /** Of a record's view: its id, shortened. */
  readonly record: string | null;
}

/** What a view is called, by its path below `/dashboard`. */
export function viewName(path: string): ViewName {
  const [first = "", record = ""] = path.replace(/^\/+/, "").split("/");
  return {
    text: Object.hasOwn(names, first) ? (names[first] ?? null) : null,
    record: record === "" ? null : shortHash(record),
  };
}
