import type { Address, Chain } from "@lunas/catalog/chain";
import { type AuthorizerStore, currentAmong, type ReportedAuthorizer } from "@lunas/domain/channel/authorizers";
import { beginTogether } from "@lunas/runtime/begin-together";
import type { Part } from "@lunas/runtime/parts";

export interface PollAuthorizersDeps {
  readonly authorizers: Pick<AuthorizerStore, "reported">;
  readonly chains: readonly Chain[];
  readonly everyMs: number;
  readonly onFault: (error: unknown) => void;
}

export interface Authorizers extends Part {
  /** Whom new channels name as `receiverAuthorizer`; null: no settler has reported one. */
  authorizerOf(chain: Chain): Address | null;
  /** Every address whose signatures a settler may make, old and new. */
  authorizersOf(chain: Chain): readonly Address[];
}

/** The settlers' reports about their authorizers, read outside of requests. While the database is away the last one counts. */
export function pollAuthorizers({ authorizers, chains, everyMs, onFault }: PollAuthorizersDeps): Authorizers {
  const offering = chains.filter(({ channels, contracts }) => channels !== null && contracts.x402Channels !== null);
  const known = new Map<number, readonly ReportedAuthorizer[]>();
  let takeBack: () => void = () => undefined;
  let stopped = false;

  const readAll = async () => {
    const found = await authorizers.reported(offering.map(({ chainId }) => chainId));
    for (const [index, { chainId }] of offering.entries()) known.set(chainId, found[index] ?? []);
  };
  const poll = async () => {
    await readAll().catch(onFault);
    if (!stopped) takeBack = beginTogether(() => void poll(), everyMs);
  };

  const reportedOf = ({ chainId }: Chain) => known.get(chainId) ?? [];
  return {
    name: "authorizers",
    start: poll,
    async stop() {
      stopped = true;
      takeBack();
    },
    authorizerOf: (chain) => currentAmong(reportedOf(chain)),
    authorizersOf: (chain) => reportedOf(chain).map(({ address }) => address),
  };
}
