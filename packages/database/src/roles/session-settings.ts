import type { ServiceRole } from "./grants";

/** PostgreSQL's settings of a session: names and values. */
export type SessionSettings = Readonly<Record<string, string | number>>;

/** A stuck statement, lock or transaction ends with an error, never with an endless wait. In milliseconds. */
export const timeLimits = {
  statement_timeout: 10_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
} as const satisfies SessionSettings;

/**
 * A client whose packets vanish keeps its connection on the server, where the system's own limit is two hours: after some
 * broken links the server would have none left.
 */
export const goneClients: SessionSettings = {
  tcp_keepalives_idle: 5,
  tcp_keepalives_interval: 2,
  tcp_keepalives_count: 3,
  tcp_user_timeout: 10_000,
};

/**
 * A plan is made once per connection, for all values, and finds rows by index: planning costs more than such a
 * statement, and a plan from the time of a small table must not scan a large one.
 */
export const fewRowsPlans: SessionSettings = {
  plan_cache_mode: "force_generic_plan",
  enable_seqscan: "off",
  enable_hashjoin: "off",
  enable_mergejoin: "off",
};

/**
 * What a service's connections ask for. The role has the same settings: a pooler does not pass on what a connection
 * asks for.
 */
export const roleSettings: Readonly<Record<ServiceRole, SessionSettings>> = {
  lunas_gateway: timeLimits,
  lunas_settler: { ...timeLimits, ...fewRowsPlans },
  lunas_dispatcher: { ...timeLimits, ...fewRowsPlans },
  lunas_console: timeLimits,
};
