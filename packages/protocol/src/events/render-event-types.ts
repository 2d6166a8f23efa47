import type { EventDefinition } from "./event-definition";

const lineWidth = 120;

/** What the union of each subject's event types is called, and what their `data` is. */
const subjects = {
  payment: ["PaymentEventType", "a payment record"],
  refund: ["RefundEventType", "a refund record"],
  hold: ["HoldEventType", "a hold record"],
  channel: ["ChannelEventType", "a channel record"],
  payout: ["PayoutEventType", "a payout record"],
  wallet: ["WalletEventType", "a change of the merchant's wallet"],
} as const satisfies Readonly<Record<EventDefinition["about"], readonly [string, string]>>;

/** The source of the files that name the event types for code that does not import the definitions. */
export function renderEventTypes(events: readonly EventDefinition[]): string {
  const unions = Object.entries(subjects).map(([about, [name, data]]) => {
    const types = events.filter((event) => event.about === about).map(({ type }) => JSON.stringify(type));
    return `/** The events whose \`data\` is ${data}. */\n${renderUnion(name, types)}\n`;
  });
  const names = Object.values(subjects).map(([name]) => name);
  return `// Generated from packages/protocol/src/events: npm run generate\n${unions.join("")}${renderUnion("EventType", names)}\n`;
}

/** In the formatter's layout. */
function renderUnion(name: string, members: readonly string[]): string {
  const line = `export type ${name} = ${members.join(" | ")};`;
  return line.length <= lineWidth ? line : `export type ${name} =\n${members.map((each) => `  | ${each}`).join("\n")};`;
}

/** The heading of the table's second column. */
const headings = { en: "When", id: "Kapan" } as const;

/** The document with its table of events written anew. Throws if the document has no such table. */
export function renderEventTable(
  document: string,
  events: readonly EventDefinition[],
  language: keyof typeof headings,
): string {
  const heading = headings[language];
  const cells = [["`type`", heading], ...events.map(({ type, when }) => [`\`${type}\``, when[language]])];
  const [typeWidth = 0, whenWidth = 0] = [0, 1].map((column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  const rows = cells.map(([type = "", when = ""]) => `| ${type.padEnd(typeWidth)} | ${when.padEnd(whenWidth)} |`);
  const [head = "", ...body] = rows;
  const table = [head, `| ${"-".repeat(typeWidth)} | ${"-".repeat(whenWidth)} |`, ...body].join("\n");
  const present = new RegExp(`^\\| \`type\` +\\| ${heading} +\\|\\n(?:\\|.*\\n)+`, "m");
  if (!present.test(document)) throw new Error("the document has no table of events");
  return document.replace(present, () => `${table}\n`);
}
