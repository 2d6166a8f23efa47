import { type IssueKeyDeps, issueKey } from "@lunas/domain/merchant/issue-key";
import { isRefusal } from "@lunas/domain/shared/refusal";
import { createApiKey as operation } from "@lunas/protocol/api/api-keys";
import { route } from "../../http/route";
import { keyIdentity } from "../../translate/api-key";

export const createApiKey = (deps: IssueKeyDeps) =>
  route(operation, async ({ body, caller: { merchant, session } }) => {
    const { expiresAt, ...wanted } = body;
    const validUntilMs = expiresAt === undefined ? undefined : Date.parse(expiresAt);
    const isApproved = merchant.approvedAtMs !== null;
    const within = { merchantId: merchant.id, isApproved, signedInAtMs: session.createdAtMs };
    const issued = await issueKey(deps, { ...within, ...wanted, validUntilMs });
    if (isRefusal(issued)) return issued;
    return { status: 201, body: { ...keyIdentity(issued.apiKey), key: issued.key } };
  });
