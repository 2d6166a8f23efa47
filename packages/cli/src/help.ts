import { eventTypes } from "@lunas/protocol/events/event-types";

const types = eventTypes.filter((each) => each !== "webhook.test");

export const help = `lunas: webhooks on a machine without a public address

  lunas listen --forward-to <url> --key <secret key> [options]
      Follows a merchant's events and posts each to <url>, signed as a webhook is. What came while nobody listened
      is posted first. Ends with Ctrl-C.

      --forward-to <url>    where your receiver listens, e.g. http://localhost:4000/hook
      --key <key>           a secret key, ipk_sandbox_… or ipk_live_…: it decides whose events, and of which environment
      --url <url>           the service (default: http://localhost:3402)
      --secret <whsec_…>    what to sign with (default: one of its own, shown at the start and kept)
      --after <evt_…>       begin after this event; "latest" begins with what comes from now on
                            (default: where the last listen with this key ended, else "latest")

  lunas trigger <type> [--forward-to <url>] [--secret <whsec_…>]
      Posts one made-up event of the sandbox, signed, to <url> (default: where the last listen forwarded to, with its
      secret). Nothing is paid, and the service knows nothing of it. Types: ${types.join(", ")}.

  lunas --help
`;
