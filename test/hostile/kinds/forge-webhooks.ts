import { webhookSignature } from "@lunas/protocol/events/sign-webhook";
import { Lunas } from "@lunas/server";
import fc from "fast-check";
import { type Attempt, sample, tryEach } from "../attempts";
import type { HostileKind } from "../kind";

const secretOf = (byte: number, size = 32) => `whsec_${Buffer.alloc(size, byte).toString("base64")}`;
const secret = secretOf(7);
const event = (change: object = {}) =>
  JSON.stringify({
    id: "evt_1",
    type: "payment.confirmed",
    environment: "sandbox",
    data: { amount: "500000" },
    ...change,
  });
const body = event();

interface Webhook {
  readonly raw: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly secret?: string;
  readonly environment?: string;
}

function signed({ of = body, by = secret, ago = 0, id = "evt_1", change = {} as object } = {}): Webhook {
  const timestampSeconds = Math.floor(Date.now() / 1_000) - ago;
  const signature = webhookSignature({ secrets: [by], id, timestampSeconds, body: of });
  return {
    raw: of,
    headers: {
      "webhook-id": id,
      "webhook-timestamp": String(timestampSeconds),
      "webhook-signature": signature,
      ...change,
    },
  };
}

function forged(seed: number): readonly Webhook[] {
  const good = signed();
  const { "webhook-signature": signature = "", "webhook-timestamp": time = "" } = good.headers;
  const header = (name: string, value: string): Webhook => ({ ...good, headers: { ...good.headers, [name]: value } });
  const without = (name: string): Webhook => ({
    ...good,
    headers: Object.fromEntries(Object.entries(good.headers).filter(([each]) => each !== name)),
  });
  return [
    ...Array.from({ length: 32 }, (_, at) => ({
      ...good,
      raw: `${body.slice(0, at)}${body[at] === "x" ? "y" : "x"}${body.slice(at + 1)}`,
    })),
    ...[`${body} `, ` ${body}`, `${body}\n`, `\ufeff${body}`, "", "{}", "null", `${body}${body}`].map((raw) => ({
      ...good,
      raw,
    })),
    ...Array.from({ length: 60 }, (_, byte) => signed({ by: secretOf(byte + 8) })),
    ...[301, 302, 400, 3_600, 86_400, 10 ** 9, -310, -400, -3_600, -86_400].map((ago) => signed({ ago })),
    ...["evt_2", "", "evt_1 ", "EVT_1", "evt_1.1"].map((id) => header("webhook-id", id)),
    ...[
      "0",
      "-1",
      "",
      "now",
      `${time}.0`,
      ` ${time}`,
      `${time}0`,
      "1e9",
      "Infinity",
      "NaN",
      String(Number(time) + 1),
    ].map((each) => header("webhook-timestamp", each)),
    ...[
      "",
      "v1",
      "v1,",
      "v1,x",
      "v2,x",
      signature.slice(3),
      `v1a,${signature.slice(3)}`,
      signature.replace("v1", "v0"),
      signature.slice(0, -4),
    ].map((each) => header("webhook-signature", each)),
    ...[
      signature.toUpperCase(),
      signature.replace(/.$/, "A"),
      "v1,".repeat(10_000),
      Array.from({ length: 5_000 }, () => "v1,AAAA").join(" "),
    ].map((each) => header("webhook-signature", each)),
    ...Object.keys(good.headers).map(without),
    ...["production", "base", "live"].map((environment) => ({ ...good, environment })),
    ...[{ environment: "production" }, { environment: null }, { environment: "" }, { id: null }, { id: 1 }].map(
      (change) => signed({ of: event(change) }),
    ),
    ...["[]", "null", "1", '"x"', "{", "{}", "[".repeat(50_000)].map((of) => signed({ of })),
    ...[secretOf(7, 8), "whsec_", "", secret.slice(6), `${secret}A`, secret.toLowerCase(), "hunter2"].map((each) => ({
      ...good,
      secret: each,
    })),
    ...sample(fc.uint8Array({ minLength: 32, maxLength: 32 }), 60, seed).map((mac) =>
      header("webhook-signature", `v1,${Buffer.from(mac).toString("base64")}`),
    ),
  ];
}

export const forgeWebhooks: HostileKind = {
  kind: "forge, change and move webhooks",
  actor: "neighbour",
  async try({ seed }) {
    const { tried, wrong } = await tryEach(forged(seed).map(refusing));
    // A check that refuses everything would be found.
    const isGoodTaken = verify(signed()).id === "evt_1";
    return { tried, wrong: isGoodTaken ? wrong : [...wrong, "a good one was refused"] };
  },
};

const { webhooks } = new Lunas("ipk_sandbox_x", { environment: "local" });
const verify = ({ raw, headers, secret: by = secret, environment = "sandbox" }: Webhook) =>
  webhooks.verify(raw, headers, { secret: by, environment: environment as "sandbox" });

function refusing(webhook: Webhook): Attempt {
  const act = async () => {
    try {
      verify(webhook);
    } catch (error) {
      const { name } = error as Error;
      return name === "LunasError" ? [] : [`it threw ${error}`];
    }
    return ["it was believed"];
  };
  return { input: JSON.stringify(webhook), act };
}
