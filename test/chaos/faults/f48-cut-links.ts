import { until } from "@lunas/testkit/time/until";
import { type BrokenLink, startBrokenLink } from "../../harness/broken-link";
import { setWebhook } from "../../harness/register-merchant";
import { startWebhookReceiver, type WebhookReceiver } from "../../harness/webhook-receiver";
import type { Fault } from "../fault";
import { linkFault } from "../link-fault";
import { sizes } from "../sizes";

const cut = (link: BrokenLink) => link.set("cut");
const lastsMs = sizes.shortCutMs;
const gateway = { id: "F48", services: ["gateway-1"], hurt: cut, lastsMs, healthyGateways: 1 } as const;

/** The dispatcher cannot reach one merchant's endpoint: it gets its events later, and others get theirs as ever. */
function cutFromEndpoint(): Fault {
  let receiver: WebhookReceiver | undefined;
  let link: BrokenLink | undefined;
  const title = "between the dispatcher and an endpoint all packets vanish";
  const fault = linkFault({ id: "F48", title, services: [], servers: [], hurt: () => undefined, lastsMs });
  return {
    ...fault,
    setUp: async (fixture) => {
      receiver = await startWebhookReceiver();
      const url = new URL(receiver.url);
      link = await startBrokenLink({ host: url.hostname, port: Number(url.port) });
      await setWebhook(fixture.scenario.gateway(0), fixture.company.merchant, link.urlOf(receiver.url));
    },
    strike: async (fixture) => {
      link?.set("cut");
      await fault.strike(fixture);
      link?.set("whole");
    },
    proves: async (fixture) => {
      await fault.proves?.(fixture);
      const { company, scenario } = fixture;
      const [row] = await scenario.query<{ n: number }>("select count(*)::int as n from payments where pay_to = $1", [
        company.merchant.walletAddress,
      ]);
      const ids = () => new Set(receiver?.received.map(({ headers }) => headers["webhook-id"]));
      const what = "an event for each payment";
      await until(() => ids().size === row?.n, { timeoutMs: 60_000, intervalMs: 200, what });
    },
    cleanUp: async (fixture) => {
      await fault.cleanUp?.(fixture);
      await link?.close();
      await receiver?.close();
    },
  };
}

export const cutLinks: readonly Fault[] = [
  linkFault({ ...gateway, title: "between a gateway and Redis all packets vanish", servers: ["redis"] }),
  linkFault({
    ...{ ...gateway, title: "between a gateway and PostgreSQL all packets vanish", servers: ["postgres"] },
    isLong: false,
  }),
  cutFromEndpoint(),
  linkFault({
    ...{ id: "F48", title: "between a settler and its node all packets vanish", hurt: cut, lastsMs },
    ...{ services: ["settler-1"], servers: ["node"] },
  }),
];
