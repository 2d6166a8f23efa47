/** Words that left the code for the field's own, and what to write instead. They may not come back in a name. */
export interface KeptOut {
  /** Each alone, or several that follow each other in a name (`look again`). */
  readonly words: readonly string[];
  readonly instead: string;
}

export const KEPT_OUT: readonly KeptOut[] = [
  { words: ["bell", "bells", "doorbell"], instead: "notification" },
  { words: ["ring", "rings", "rang", "rung", "ringing"], instead: "enqueue, notify" },
  { words: ["ear", "ears"], instead: "listener" },
  { words: ["asker", "askers"], instead: "waiter, caller" },
  { words: ["asked"], instead: "request, requested" },
  { words: ["told"], instead: "reported, or the noun" },
  { words: ["tell", "teller", "telling"], instead: "report, reporter" },
  { words: ["patience", "patiently"], instead: "wait limit" },
  { words: ["intake"], instead: "pending orders" },
  { words: ["drain", "drains", "drained", "draining"], instead: "submit" },
  { words: ["screen", "screens", "screening"], instead: "preflight" },
  { words: ["publish", "publishes", "published", "publishing"], instead: "broadcast" },
  { words: ["stranger", "strangers"], instead: "foreign transaction, third party" },
  { words: ["filler", "fillers"], instead: "cancellation" },
  { words: ["fate", "fates"], instead: "outcome" },
  { words: ["rehearse", "rehearsed", "rehearsal", "rehearsals"], instead: "sandbox scenario" },
  { words: ["purse", "purses"], instead: "payer funds" },
  { words: ["standing", "standings"], instead: "usage, limits, state" },
  { words: ["wish", "wishes", "wished"], instead: "request, options" },
  { words: ["look", "looks", "looked", "looking"], instead: "look up, poll, re-check, check, read" },
  { words: ["sought"], instead: "look-up, request" },
  { words: ["hopeless"], instead: "refusal" },
  { words: ["turns"], instead: "fair scheduler" },
  { words: ["hang up", "hang ups", "hangups"], instead: "client disconnects" },
  { words: ["desk"], instead: "command context" },
  { words: ["world", "worlds"], instead: "harness" },
  { words: ["scene", "scenes", "tale", "tales"], instead: "scenario" },
  { words: ["stage", "stages"], instead: "fixture" },
  { words: ["cast"], instead: "participants" },
  { words: ["weather"], instead: "conditions" },
  { words: ["chain hand"], instead: "chain control" },
  { words: ["whoever", "somebody", "nobody"], instead: "the subject" },
];

/** Words that may stand in a name although they begin with one of the list. */
export const FINE: readonly string[] = ["look up", "look ups", "looks up", "looked up", "looking up", "looks like"];

/** Types that name a past participle and no thing. */
export const EMPTY_TYPES: readonly string[] = [
  ...["Seen", "Shared", "Judged", "Judging", "Answered", "Asked", "Asking", "Told", "Wanted", "Given", "Made"],
  ...["Looked", "Placed", "Rehearsed"],
];

/** The number of a step says nothing: the check or the action is named. */
export const NUMBERED_STEP = /^step (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/;

export interface KeptName {
  /** Identifiers, or file names without their endings. */
  readonly names: readonly string[];
  /** Where they may stand; everywhere when absent. */
  readonly paths?: RegExp;
  readonly because: string;
}

/** Names that keep one of the words, and why. One that is needed no longer fails the test. */
export const KEPT_NAMES: readonly KeptName[] = [
  { names: ["asker_id", "asker_until", "publishes"], because: "columns of stored rows" },
  {
    names: ["look_after_waiting", "tell_wallet_change"],
    paths: /^prisma\/functions\//,
    because: "functions of the database that the version before calls",
  },
  { names: ["drainDelay"], paths: /^packages\/queue\/src\/worker-policy\.ts$/, because: "an option of BullMQ" },
  { names: ["openWorldHint"], paths: /^packages\/mcp\/src\/tools\//, because: "a field of MCP's tool annotations" },
  {
    names: ["filler"],
    paths: /^packages\/domain\/src\/(?:operations\/why-pending|ledger\/audit\.test)\.ts$/,
    because: "the purpose of a transaction as its row stores it",
  },
  {
    names: ["stage", "stages", "Stage", "StageName", "aStage", "WebhookOfStage"],
    paths:
      /(?:^|\/)timeline(?:\/|\.)|^packages\/protocol\/src\/(?:api\/payments|wire\/api)\.ts$|^packages\/cli\/src\/commands\/payments\.ts$|^test\/(?:e2e|payments|conformance)\/|^services\/dashboard\/src\//,
    because: "a stage of a payment's timeline, as the public API names it",
  },
  {
    names: ["transactionStages", "endingStages", "transaction-stages", "ending-stages", "timelineStage"],
    because: "make and carry the stages of a payment's timeline",
  },
  { names: ["TimelineStage", "webhookStage", "stageAnswer"], because: "stages of a payment's timeline" },
  {
    names: ["stage", "stages", "Stage", "onStage", "stageIds", "stagesOf"],
    paths:
      /^services\/gateway\/src\/(?:http\/(?:stopwatch|trace-requests(?:\.test)?)|compose\/observe|routes\/payments\/facilitate|routes\/x402\/settle|routes\/channels\/pay-by-deposit|routes\/x402\/channel\/shop-deposits|routes\/holds\/(?:create|capture))\.ts$|^packages\/domain\/src\/(?:payment\/facilitate(?:\.test)?|hold\/capture-hold)\.ts$/,
    because: "the parts of a request's time, as the metric's label `stage` names them",
  },
  {
    names: ["isPublishedSecret", "published-secret", "publishedProblem"],
    because: "a secret that is known because a page or a repository shows it",
  },
  {
    names: ["publishedManifest", "publishConfig"],
    because: "the manifest of a package that goes to npm, and its field",
  },
  {
    names: ["PublishedPorts", "published"],
    paths: /^test\/compose\/compose\.ts$/,
    because: "Compose calls the ports that it opens on the host published",
  },
];
