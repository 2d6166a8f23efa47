import { createPostJson } from "../bench/settle/post-json";
import { measure } from "./measure";
import { help, parseOptions, WrongUse } from "./options";
import { preparePayments } from "./prepare-payments";
import { reportLoad } from "./report";

/** Longer than a gateway holds an answer of `/facilitate`. */
const answerWithinMs = 60_000;

/** The command; resolves to its exit code. */
export async function runLoadCommand(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  show: (line: string) => void,
): Promise<0 | 1 | 2> {
  try {
    const options = parseOptions(args, env);
    if (options === null) {
      show(help);
      return 0;
    }
    const { url, key, rate, seconds, rupiah } = options;
    const { network, payers, bodies } = await preparePayments(options, show);
    show(
      `${rate} payments a second for ${seconds} s to ${url}, on ${network}: ${payers} payers, ${rupiah} rupiah each`,
    );
    const post = createPostJson(url, { headers: { "x-api-key": key }, answerWithinMs });
    const measured = await measure((body) => post("/facilitate", body), { rate, seconds, bodies });
    const { lines, isGood } = reportLoad(measured, options);
    for (const line of lines) show(line);
    return isGood ? 0 : 1;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof WrongUse) {
      show(`${message}\nSee: npm run load -- --help`);
      return 2;
    }
    show(`NOT OK: nothing was measured: ${message}`);
    return 1;
  }
}
