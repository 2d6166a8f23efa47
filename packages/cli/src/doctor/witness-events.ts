import { askEvents } from "../ask-events";
import { until } from "./until";
import { type Witness, type WitnessDeps, witnessMs } from "./witness";

/** Reads the events themselves, where the service can reach no receiver. */
export async function witnessEvents({ signedIn, apiKey }: WitnessDeps): Promise<Witness> {
  const { url, terminal } = signedIn.context;
  const { signal } = terminal;
  const first = await askEvents({ url, key: apiKey, after: "latest", signal });
  let after = first.kind === "page" ? first.page.cursor : null;
  return {
    how: "no webhook address is set, and the service cannot reach this machine: the check reads the events",
    async see(paymentId) {
      const find = async () => {
        const answer = await askEvents({ url, key: apiKey, after, signal });
        if (answer.kind !== "page") return null;
        after = answer.page.cursor ?? after;
        return answer.page.events.find(({ data }) => "paymentId" in data && data.paymentId === paymentId) ?? null;
      };
      const event = await until(find, { forMs: witnessMs, everyMs: 1_000, signal });
      if (event === null) throw new Error(`there was no event in ${witnessMs / 1_000} s`);
      return `${event.type} ${event.id}; set webhookUrl to receive it as a webhook`;
    },
    close: async () => undefined,
  };
}
