import type { HostileKind } from "./kind";
import { aimWebhooks } from "./kinds/aim-webhooks";
import { askOddQueries } from "./kinds/ask-odd-queries";
import { breakIntoConsole } from "./kinds/break-into-console";
import { changeSignedPayments } from "./kinds/change-signed-payments";
import { cheatThroughRpc } from "./kinds/cheat-through-rpc";
import { cheatWithHolds } from "./kinds/cheat-with-holds";
import { cheatWithRefunds } from "./kinds/cheat-with-refunds";
import { dressRequestsUp } from "./kinds/dress-requests-up";
import { exceedKeys } from "./kinds/exceed-keys";
import { exhaustFaucet } from "./kinds/exhaust-faucet";
import { foolGates } from "./kinds/fool-gates";
import { forgeSessions } from "./kinds/forge-sessions";
import { forgeWalletChanges } from "./kinds/forge-wallet-changes";
import { forgeWebhooks } from "./kinds/forge-webhooks";
import { guessKeys } from "./kinds/guess-keys";
import { holdConnections } from "./kinds/hold-connections";
import { inventOrigins } from "./kinds/invent-origins";
import { listHostileResources } from "./kinds/list-hostile-resources";
import { lookUpOthers } from "./kinds/look-up-others";
import { misleadAssistants } from "./kinds/mislead-assistants";
import { misleadPayers } from "./kinds/mislead-payers";
import { misuseSignIn } from "./kinds/misuse-sign-in";
import { packBodies } from "./kinds/pack-bodies";
import { repeatPaperAttacks } from "./kinds/repeat-paper-attacks";
import { respellSignatures } from "./kinds/respell-signatures";
import { reuseIdempotencyKeys } from "./kinds/reuse-idempotency-keys";
import { runForbiddenSql } from "./kinds/run-forbidden-sql";
import { sendDeepBodies } from "./kinds/send-deep-bodies";
import { sendOddHeaders } from "./kinds/send-odd-headers";
import { steerTerminals } from "./kinds/steer-terminals";
import { writeEdgeValues } from "./kinds/write-edge-values";
import { writeOddTexts } from "./kinds/write-odd-texts";
import { writeToRedis } from "./kinds/write-to-redis";

/** In the order in which they are tried; an honest payment must go through after each. */
export const kinds: readonly HostileKind[] = [
  changeSignedPayments,
  respellSignatures,
  sendOddHeaders,
  writeOddTexts,
  writeEdgeValues,
  reuseIdempotencyKeys,
  askOddQueries,
  sendDeepBodies,
  packBodies,
  dressRequestsUp,
  holdConnections,
  inventOrigins,
  guessKeys,
  exceedKeys,
  forgeSessions,
  misuseSignIn,
  forgeWalletChanges,
  lookUpOthers,
  cheatWithHolds,
  cheatWithRefunds,
  listHostileResources,
  aimWebhooks,
  exhaustFaucet,
  cheatThroughRpc,
  breakIntoConsole,
  runForbiddenSql,
  writeToRedis,
  foolGates,
  misleadPayers,
  misleadAssistants,
  forgeWebhooks,
  steerTerminals,
  repeatPaperAttacks,
];
