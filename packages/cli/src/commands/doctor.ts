import { exit } from "@lunas/command-line/exit-codes";
import { defineCommand } from "../command";
import { openCommandContext } from "../command-context";
import { checks, examine } from "../doctor/examine";
import { type Finding, Stopped, takeFindings } from "../doctor/findings";
import { checkGoingLive } from "../doctor/going-live/check-going-live";
import { painter } from "../paint";
import { table } from "../table";

export const doctorCommand = defineCommand({
  name: "doctor",
  summary: "make one payment of play money and check everything, including the webhook",
  details: `Makes one payment of Rp 1.000 in the sandbox's play money: it signs in with your wallet, funds the payer, opens a shop on
this machine with your key, pays in it, looks up the payment and checks that you receive its event. If you have set a
webhook address, it reads the log of deliveries there; else, with a service on this machine, webhooks go to this command
until it ends (and get a new secret).

With --environment base it makes no payment. It checks the list of docs/going-live.md as far as it can be seen from outside, and
prints each line as ok or to do, with the remedy. It sends one webhook.test to your receiver, and changes nothing.

Exit codes: 0 every check passed, 1 a check failed or a line is to do.`,
  examples: [
    "npx @lunas/cli doctor",
    "npx @lunas/cli doctor --url https://sandbox.example --json",
    "npx @lunas/cli doctor --environment base --url https://pay.example",
  ],
  endsItself: true,
  async run({ options }, terminal) {
    const context = await openCommandContext(options, terminal);
    if (context.environment === "production") return checkGoingLive(context);
    const findings = takeFindings((name) => context.progress(name), terminal.signal);
    await examine(context, findings).catch((error: unknown) => {
      if (!(error instanceof Stopped)) throw error;
    });
    const report = withSkipped(findings.all);
    const isWell = report.every(({ state }) => state === "ok");
    context.print({ healthy: isWell, checks: report }, show(report, isWell, terminal.hasColours));
    return isWell ? exit.done : exit.failed;
  },
});

/** The report also lists the checks that did not run because of a failure. */
function withSkipped(findings: readonly Finding[]): readonly Finding[] {
  const skipped = checks.slice(findings.length);
  return [...findings, ...skipped.map((check) => ({ check, state: "skipped", detail: "", durationMs: 0 }) as const)];
}

const signs = { ok: ["green", "✓"], failed: ["red", "✗"], skipped: ["dim", "-"] } as const;

function rowOf({ check, state, detail, durationMs }: Finding): readonly string[] {
  return state === "skipped" ? [check, "", "not tried"] : [check, `${durationMs} ms`.padStart(9), detail];
}

function show(report: readonly Finding[], isWell: boolean, hasColours: boolean): string {
  const paint = painter(hasColours);
  const rows = table(report.map(rowOf)).split("\n");
  const lines = rows.map((row, at) => {
    const [colour, sign] = signs[report[at]?.state ?? "skipped"];
    return `${paint(colour, sign)} ${row}`;
  });
  const end = isWell ? paint("green", "Everything works.") : paint("red", "A check failed.");
  return `${lines.join("\n")}\n\n${end}`;
}
