import { isRefusal } from "@lunas/domain/shared/refusal";
import { testEndpoint as run } from "@lunas/domain/webhook/test-endpoint";
import { testWebhook } from "@lunas/protocol/api/webhooks";
import { sessionAuthor } from "../../http/author";
import { route } from "../../http/route";
import { sleep } from "../../http/sleep";
import { attemptAnswer } from "../../translate/delivery";
import type { DeliveryLogDeps } from "./list-deliveries";

/** The result where no dispatcher made an attempt in time. */
const notAttempted = { statusCode: null, durationMs: 0, responseExcerpt: null, error: "not_attempted_yet" };

export const testEndpoint = ({ deliveriesBy }: DeliveryLogDeps) =>
  route(testWebhook, async ({ caller, signal, context }) => {
    const log = deliveriesBy(sessionAuthor(caller, context));
    const tested = await run({ log, timer: { sleep } }, caller.merchant, signal);
    if (isRefusal(tested)) return tested;
    const attempt = tested.attempt ?? notAttempted;
    const delivered = attempt.statusCode !== null && attempt.statusCode >= 200 && attempt.statusCode < 300;
    return { status: 200, body: { eventId: tested.eventId, delivered, ...attemptAnswer(attempt) } };
  });
