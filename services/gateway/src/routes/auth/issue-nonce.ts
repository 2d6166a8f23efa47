import type { SignInNonces } from "@lunas/domain/merchant/ports";
import { getNonce } from "@lunas/protocol/api/auth";
import { route } from "../../http/route";

export interface IssueNonceDeps {
  readonly nonces: Pick<SignInNonces, "issue">;
  /** The other fields of the message. */
  readonly domain: string;
  readonly uri: string;
  readonly chainIds: readonly number[];
}

const statement = "Sign in to Lunas.";

export const issueNonce = ({ nonces, domain, uri, chainIds }: IssueNonceDeps) =>
  route(getNonce, async () => {
    const { nonce, expiresAtMs } = await nonces.issue();
    const expiresAt = new Date(expiresAtMs).toISOString();
    const said = { domain, uri, statement, version: "1", chainIds: [...chainIds] };
    return { status: 200, body: { nonce, ...said, expiresAt } };
  });
