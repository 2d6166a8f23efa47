import { type IssueKeyDeps, issueKey } from "@lunas/domain/merchant/issue-key";
import type { Author } from "@lunas/domain/operations/audit-entry";
import { isRefusal } from "@lunas/domain/shared/refusal";
import { createApiKey as operation } from "@lunas/protocol/api/api-keys";
import { sessionAuthor } from "../../http/author";
import { route } from "../../http/route";
import { keyIdentity } from "../../translate/api-key";

export interface CreateApiKeyDeps extends Omit<IssueKeyDeps, "keys"> {
  readonly keysBy: (author: Author) => IssueKeyDeps["keys"];
}

export const createApiKey = (deps: CreateApiKeyDeps) =>
  route(operation, async ({ body, caller, context }) => {
    const { merchant, session } = caller;
    const { expiresAt, ...wanted } = body;
    const validUntilMs = expiresAt === undefined ? undefined : Date.parse(expiresAt);
    const isApproved = merchant.approvedAtMs !== null;
    const within = { merchantId: merchant.id, isApproved, signedInAtMs: session.createdAtMs };
    const keys = deps.keysBy(sessionAuthor(caller, context));
    const issued = await issueKey({ ...deps, keys }, { ...within, ...wanted, validUntilMs });
    if (isRefusal(issued)) return issued;
    return { status: 201, body: { ...keyIdentity(issued.apiKey), key: issued.key } };
  });
