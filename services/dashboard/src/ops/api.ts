import { offlineProblem, problemOf } from "../api/problem";
import type * as Ops from "./types";

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers = method === "GET" ? {} : { "Content-Type": "application/json" };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(`/ops/api/${path}`, { method, headers, ...sent }).catch(() => {
    throw offlineProblem();
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw problemOf(response.status, response.headers, answer);
  return answer as T;
}

const read = <T>(path: string) => request<T>("GET", path);
const live = { refetchInterval: 5_000 } as const;

/** What each view reads. */
export const opsQueries = {
  session: () => ({ queryKey: ["session"], queryFn: () => read<{ readonly operator: string }>("session") }),
  health: () => ({ queryKey: ["health"], queryFn: () => read<Ops.Health>("health"), ...live }),
  lanes: () => ({
    queryKey: ["lanes"],
    queryFn: () => read<{ readonly lanes: readonly Ops.Lane[] }>("lanes"),
    ...live,
  }),
  pending: (seconds: string) => ({
    queryKey: ["pending", seconds],
    queryFn: () =>
      read<{
        readonly chains: readonly Ops.Backlog[];
        readonly payments: readonly Ops.StuckPayment[];
        readonly limit: number;
      }>(`pending?${new URLSearchParams({ seconds })}`),
    ...live,
  }),
  instances: () => ({
    queryKey: ["instances"],
    queryFn: () => read<{ readonly instances: readonly Ops.Instance[]; readonly limit: number }>("instances"),
    ...live,
  }),
  refills: () => ({ queryKey: ["refills"], queryFn: () => read<Ops.Refills>("refills"), ...live }),
  lookUp: (reference: string) => ({
    queryKey: ["look-up", reference],
    queryFn: () => read<Ops.FoundPayments>(`look-up?${new URLSearchParams({ reference })}`),
  }),
  payment: (id: string) => ({
    queryKey: ["payment", id],
    queryFn: () => read<{ readonly payment: Ops.PaymentDetail | null }>(`payment?${new URLSearchParams({ id })}`),
    ...live,
  }),
  pauses: () => ({
    queryKey: ["pauses"],
    queryFn: () => read<{ readonly networks: readonly string[]; readonly pauses: readonly Ops.Pause[] }>("pauses"),
  }),
  merchants: (search: string) => ({
    queryKey: ["merchants", search],
    queryFn: () =>
      read<{ readonly merchants: readonly Ops.OpsMerchant[]; readonly limit: number }>(
        `merchants?${new URLSearchParams({ search })}`,
      ),
  }),
  gas: (days: string) => ({
    queryKey: ["gas", days],
    queryFn: () => read<{ readonly spent: readonly Ops.Gas[] }>(`gas?${new URLSearchParams({ days })}`),
  }),
  ledger: () => ({
    queryKey: ["ledger"],
    queryFn: () => read<Ops.Ledger>("ledger"),
    refetchInterval: ({ state }: { readonly state: { readonly data?: Ops.Ledger | undefined } }) =>
      state.data?.state === "running" ? 500 : (false as const),
  }),
  audit: () => ({
    queryKey: ["audit"],
    queryFn: () => read<{ readonly entries: readonly Ops.OpsAuditEntry[]; readonly limit: number }>("audit"),
  }),
};

export const signInWith = (token: string) => request<{ readonly operator: string }>("POST", "session", { token });
export const signOut = () => request<object>("DELETE", "session", {});
export const startLedger = () => request<object>("POST", "ledger", {});
/** The words of a `lunas-ops` command. */
export const change = (words: readonly string[]) => request<{ readonly message: string }>("POST", "changes", { words });
