import { type Exchange, isOutcome, isRefusal, type StoredPayment } from "./history";

/**
 * Everything that a single correct machine could not have answered, in words. The rows are the state at the end: the
 * judge holds them against the chain.
 */
export function checkHistory(exchanges: readonly Exchange[], rows: readonly StoredPayment[]): readonly string[] {
  const numbers = [...new Set(exchanges.map(({ payment }) => payment))];
  const found = numbers.flatMap((number) => {
    const own = exchanges.filter(({ payment }) => payment === number);
    return [...checkIds(own), ...checkOrder(own), ...checkSuccess(own), ...checkEnd(own, rows)].map(
      (each) => `payment ${number}: ${each}`,
    );
  });
  const ids = exchanges.flatMap(({ paymentId, payment }) => (paymentId === null ? [] : [`${paymentId} ${payment}`]));
  const shared = new Set(ids).size - new Set(ids.map((each) => each.split(" ")[0])).size;
  return shared === 0 ? found : [...found, `${shared} ids belong to several payments`];
}

function checkIds(own: readonly Exchange[]): readonly string[] {
  const ids = new Set(own.flatMap(({ paymentId }) => paymentId ?? []));
  return ids.size > 1 ? [`it has the ids ${[...ids].join(", ")}`] : [];
}

/** What was answered before a request began is true for its answer: an outcome stays, and what is stored stays. */
function checkOrder(own: readonly Exchange[]): readonly string[] {
  const found: string[] = [];
  for (const later of own) {
    const before = own.filter(({ answeredAtMs }) => answeredAtMs <= later.requestedAtMs);
    const isKnown = before.some(({ paymentId }) => paymentId !== null);
    const ended = before.find(({ state }) => state === "confirmed" || state === "failed");
    if (ended !== undefined && later.state !== null && later.state !== ended.state)
      found.push(`it was ${ended.state}, and ${later.state} afterwards`);
    if (isKnown && later.status === 404) found.push("it had an id, and was not found afterwards");
  }
  const ends = new Set(own.flatMap(({ state }) => (state === "confirmed" || state === "failed" ? state : [])));
  if (ends.size > 1) found.push("it is both confirmed and failed");
  return found;
}

/** One request gets the success; the others get 409. It is gone only with an answer that did not come. */
function checkSuccess(own: readonly Exchange[]): readonly string[] {
  const successes = own.filter(({ what, status }) => what === "pay" && status === 200);
  if (successes.length > 1) return [`it was answered 200 ${successes.length} times`];
  const conflict = own.find(({ what, state, status }) => what === "pay" && status === 409 && state === "confirmed");
  if (conflict === undefined || successes.length > 0) return [];
  const mayHaveIt = own.some(
    ({ requestedAtMs, status, what }) =>
      what === "pay" && requestedAtMs < conflict.requestedAtMs && (status === null || status >= 500),
  );
  return mayHaveIt ? [] : ["it was confirmed, and no request got the success"];
}

function checkEnd(own: readonly Exchange[], rows: readonly StoredPayment[]): readonly string[] {
  const [first] = own;
  const stored = rows.filter(({ nonce }) => nonce === first?.nonce);
  const [row] = stored;
  const odd = own.filter(({ what, status }) => !isExpected(what, status));
  return [
    ...odd.map(({ what, status, code }) => `${what} was answered ${status} ${code}`),
    ...(stored.length > 1 ? [`it has ${stored.length} rows`] : []),
    ...(row === undefined ? checkUnstored(own) : own.flatMap((each) => checkAgainst(row, each))),
    ...(own.some(isOutcome) || isGivenUp(own) ? [] : ["it has no outcome"]),
    ...(row !== undefined && own.every(isRefusal) ? [`it was refused, and ${row.id} is stored`] : []),
  ];
}

/** The client does not repeat it, and no answer said that it is stored. */
function isGivenUp(own: readonly Exchange[]): boolean {
  const last = own.filter(({ what }) => what === "pay").at(-1);
  return last !== undefined && isRefusal(last) && own.every(({ paymentId }) => paymentId === null);
}

function checkUnstored(own: readonly Exchange[]): readonly string[] {
  const id = own.find(({ paymentId }) => paymentId !== null)?.paymentId;
  return id === undefined ? [] : [`${id} is in no row`];
}

function checkAgainst(row: StoredPayment, { paymentId, state, txHash }: Exchange): readonly string[] {
  if (paymentId !== null && paymentId !== row.id) return [`it was answered ${paymentId}, and its row is ${row.id}`];
  if (state === null || state === "pending") return [];
  if (state !== row.status) return [`it was answered ${state}, and its row is ${row.status}`];
  const isOther = state === "confirmed" && txHash !== null && txHash !== row.txHash;
  return isOther ? [`it was answered ${txHash}, and its row has ${row.txHash}`] : [];
}

function isExpected(what: Exchange["what"], status: number | null): boolean {
  return status === null || (what === "pay" ? [200, 409, 503, 504] : [200, 503]).includes(status);
}
