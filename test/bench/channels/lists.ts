import { newMonthlyId } from "@lunas/domain/shared/id";
import { query } from "@lunas/stack/postgres/query";
import { startServices } from "@lunas/stack/services";
import { startStack } from "@lunas/stack/start-stack";
import { openTestChannel } from "../../harness/channels";
import { registerMerchant } from "../../harness/register-merchant";
import { type Measured, measure, type Question } from "../lists/measure";

const daySeconds = 86_400;
/** Of one transaction: the feed's order is that of transactions. The newest charges come as charges do, a few together. */
const [together, newestTogether, newest] = [100_000, 500, 20_000];
const channelsOfAMerchant = 100;

interface Reader {
  read(path: string): Promise<unknown>;
  readonly channel: string;
  /** A charge in the middle of all. */
  readonly middle: string;
}

export interface ChargeListFigures {
  readonly sizes: readonly number[];
  readonly rounds: number;
  readonly questions: readonly Measured[];
}

/** What it costs to read charges, of merchants with few and with many. */
export async function measureChargeLists(
  { sizes, rounds }: Pick<ChargeListFigures, "sizes" | "rounds">,
  say: (line: string) => void,
): Promise<ChargeListFigures> {
  const stack = await startStack({ blockTime: { sandbox: "automine", base: "automine" }, external: {} });
  try {
    const limits = ["FACILITATE", "PAYMENTS", "MERCHANT", "OTHER"].map((name) => [`RATE_LIMIT_${name}`, "1000000"]);
    const { url } = await startServices(stack, { names: ["gateway"], env: Object.fromEntries(limits) });
    const readers: Reader[] = [];
    for (const size of sizes) {
      say(`writing ${size.toLocaleString("en")} charges`);
      readers.push(await aReader({ databaseUrl: stack.databaseUrl, url }, size));
    }
    say("summing them up by day");
    for (let more = true; more; ) {
      const [row] = (await query(stack.databaseUrl, "select roll_up_charges() as more")) as { more: boolean }[];
      more = row?.more === true;
    }
    // As autovacuum does sooner or later.
    await query(stack.databaseUrl, "vacuum (analyze) charges");
    const questions: Measured[] = [];
    for (const question of questionsOf(readers)) {
      const measured = await measure(question, rounds);
      say(`${measured.name}: ${measured.p95.map((ms) => ms.toFixed(2)).join(", ")} ms (p95)`);
      questions.push(measured);
    }
    return { sizes, rounds, questions };
  } finally {
    await stack.stop();
  }
}

function questionsOf(readers: readonly Reader[]): readonly Question[] {
  const lastHour = new Date(Date.now() - 3_600_000).toISOString();
  const by = (name: string, pathOf: (reader: Reader) => string): Question => ({
    ...{ name, atMost: 1.5 },
    asks: readers.map((reader) => () => reader.read(pathOf(reader))),
  });
  return [
    by("charges, from the first", () => "/charges?limit=20"),
    by("charges, after one in the middle", ({ middle }) => `/charges?limit=20&after=${middle}`),
    by("charges of a channel", ({ channel }) => `/charges?limit=20&channel=${channel}`),
    by("charges since an hour ago", () => `/charges?limit=20&since=${lastHour}`),
    by("channels", () => "/channels"),
    by("payouts, and what waits", () => "/payouts"),
    by("/merchant/stats", () => "/merchant/stats"),
  ];
}

interface Place {
  readonly databaseUrl: string;
  readonly url: string;
}

/** A merchant with a hundred channels, and its charges in equal distances over thirty days. */
async function aReader({ databaseUrl, url }: Place, size: number): Promise<Reader> {
  const merchant = await registerMerchant(url);
  const channels: string[] = [];
  for (let index = 0; index < channelsOfAMerchant; index += 1)
    channels.push((await openTestChannel(databaseUrl, merchant)).channel.id);
  const sample = newMonthlyId("chg", Date.now());
  for (let from = 1; from <= size; ) {
    const before = size - newest - from + 1;
    const to = from - 1 + Math.min(before > 0 ? Math.min(before, together) : newestTogether, size - from + 1);
    const timeOf = (nth: string | number) =>
      `now() - make_interval(secs => ${30 * daySeconds}::double precision * (${size} - ${nth}) / ${size})`;
    await query(
      databaseUrl,
      `insert into charges (id, channel_id, merchant_id, environment, amount, cumulative, created_at)
       select $1 || right(md5(n || $2), 14), own.channels[1 + n % ${channelsOfAMerchant}], $2, 'sandbox', 1000,
         1000::numeric * n, ${timeOf("n")}
       from generate_series(${from}, ${to}) as n, (select $3::text[] as channels offset 0) as own`,
      [sample.slice(0, -14), merchant.merchantId, `{${channels.join()}}`],
    );
    // As the dispatcher does each minute.
    await query(
      databaseUrl,
      `insert into charge_marks (at, xid) values (${timeOf(to)} + interval '1 millisecond', pg_snapshot_xmin(pg_current_snapshot()))
       on conflict (at) do nothing`,
      [],
    );
    from = to + 1;
  }
  const middle = Math.ceil(size / 2);
  const read = async (path: string) => {
    const headers = path.startsWith("/merchant") ? { cookie: merchant.cookie } : { "x-api-key": merchant.apiKey };
    const response = await fetch(`${url}${path}`, { headers });
    const body: unknown = await response.json();
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(body)}`);
    return body;
  };
  const [row] = (await query(
    databaseUrl,
    "select id from charges where merchant_id = $1 and cumulative = $2::numeric * 1000",
    [merchant.merchantId, String(middle)],
  )) as { id: string }[];
  if (row === undefined) throw new Error("the charge in the middle is missing");
  return { read, channel: channels[0] ?? "", middle: row.id };
}

/** Prints it, and answers whether the bars are kept. */
export function printChargeLists({ sizes, rounds, questions }: ChargeListFigures): boolean {
  const right = (text: string) => text.padStart(12);
  console.log(`\n${`${rounds} requests each; p95 in ms, by charges`.padEnd(48)}`);
  console.log(`${"".padEnd(48)}${sizes.map((size) => right(size.toLocaleString("en"))).join("")}${right("ratio")}`);
  const isKept = ({ ratio, atMost }: Measured) => atMost === null || ratio <= atMost;
  for (const question of questions) {
    const cells = question.p95.map((ms) => right(ms.toFixed(2))).join("");
    const verdict = isKept(question) ? "ok" : "MISSED";
    console.log(`  ${question.name.padEnd(46)}${cells}${right(question.ratio.toFixed(2))}  ${verdict}`);
  }
  return questions.every(isKept);
}
