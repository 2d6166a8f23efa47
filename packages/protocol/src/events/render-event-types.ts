import type { EventDefinition } from "./event-definition";

const lineWidth = 120;

/** The source of the files that name the event types for code that does not import the definitions. */
export function renderEventTypes(events: readonly EventDefinition[]): string {
  const typesAbout = (about: EventDefinition["about"]) =>
    events.filter((event) => event.about === about).map(({ type }) => JSON.stringify(type));
  return `// Generated from packages/protocol/src/events: npm run generate
/** The events whose \`data\` is a payment record. */
${renderUnion("PaymentEventType", typesAbout("payment"))}
/** The events whose \`data\` is a refund record. */
${renderUnion("RefundEventType", typesAbout("refund"))}
/** The events whose \`data\` is a hold record. */
${renderUnion("HoldEventType", typesAbout("hold"))}
/** The events whose \`data\` is a channel record. */
${renderUnion("ChannelEventType", typesAbout("channel"))}
/** The events whose \`data\` is a payout record. */
${renderUnion("PayoutEventType", typesAbout("payout"))}
/** The events whose \`data\` is a change of the merchant's wallet. */
${renderUnion("WalletEventType", typesAbout("wallet"))}
export type EventType =
  | PaymentEventType
  | RefundEventType
  | HoldEventType
  | ChannelEventType
  | PayoutEventType
  | WalletEventType;
`;
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
