import { asking, json, type Must } from "../ask";
import { tryEach } from "../attempts";
import type { HostileKind } from "../kind";

const urls: readonly string[] = [
  ...[
    "HTTPS://SHOP.EXAMPLE/",
    "Https://shop.example",
    "https:shop.example",
    "https:/shop.example",
    "https:\\\\shop.example",
  ],
  ...[
    "https://evil.example\\@shop.example/",
    "https://shop.example\\.evil.example",
    "https://shop.example@evil.example",
  ],
  ...[
    "https://shop.example/\u202e",
    "https://shop.example/\u2066",
    "https://\u202eelpmaxe.pohs",
    "https://shop.example/\u0000",
  ],
  ...[
    "https://xn--/",
    "https://a..example",
    "https://a.example:0",
    "https://a.example:99999",
    "https://1",
    "https://0x7f.1",
  ],
  ...[
    "https://[::ffff:127.0.0.1]/",
    "https://[::1%25eth0]/",
    `https://${"a.".repeat(500)}example`,
    "https://%41.example",
  ],
  ...[
    "https://a.example/%00",
    "https://a.example/%ff",
    `https://a.example/${"é".repeat(2_020)}`,
    "https://a.example/<script>",
  ],
  ...[
    "javascript:alert(1)",
    "data:text/html,x",
    "blob:https://a.example/x",
    "//a.example",
    "view-source:https://a.example",
  ],
];
/** What a person reads, and where a browser goes, are the same. */
const readAs = (url: string) => /^https:\/\/[^\\\u202a-\u202e\u2066-\u2069]*$/i.test(url);

const times: readonly string[] = [
  ...[
    "0000-01-01",
    "0000-12-31T23:59:59Z",
    "0001-01-01",
    "0001-01-01T00:00:00+14:00",
    "9999-12-31",
    "9999-12-31T23:59:59Z",
  ],
  ...[
    "9999-12-31T23:59:59.999Z",
    "9999-12-31T23:59:59.999999999Z",
    "9999-12-31T23:59:59-14:00",
    "2016-12-31T23:59:60Z",
  ],
  ...[
    "2099-12-31T23:59:60Z",
    "2027-01-01T00:00:00-99:99",
    "2027-01-01T24:00:00Z",
    "2027-02-29T00:00:00Z",
    "1969-12-31",
  ],
  ...[
    "+010000-01-01T00:00:00Z",
    "-000001-01-01T00:00:00Z",
    "20270101T000000Z",
    "2027-W01-1",
    "2027-001",
    "infinity",
    "epoch",
  ],
];

/** 2xx or a refusal, never a fault; `asking` sees to the rest. */
const unless: Must = ({ status, text }) => (status < 500 || status === 503 ? [] : [`${status}: ${text.slice(0, 160)}`]);

export const writeEdgeValues: HostileKind = {
  kind: "write addresses and times at the edge of what they are",
  actor: "merchant",
  try(target) {
    const key = { ...json, "x-api-key": target.rival.apiKey };
    const session = { ...json, cookie: target.rival.cookie };
    const link = { title: "Kopi", amount: "100000" };
    const posted = (headers: object, path: string, body: object, must: Must = unless, method = "POST") =>
      asking(target, {
        request: { method, path, headers: { ...headers }, body: JSON.stringify(body) },
        must,
        isOwn: true,
      });
    const reading = (path: string) =>
      asking(target, { request: { method: "GET", path, headers: { ...key } }, must: unless, isOwn: true });
    const withUrl = urls.flatMap((url) => {
      const onlyIfPlain: Must = (answer) => [
        ...unless(answer),
        ...(answer.status < 300 && !readAs(url) ? ["it is taken, and reads as another address"] : []),
      ];
      const publishable = { environment: "sandbox", type: "publishable", allowedOrigins: [url] };
      const listed = { url, method: "GET", network: "sandbox", amount: "1000", description: "Satu artikel" };
      return [
        posted(key, "/payment-links", { ...link, redirectUrl: url }, onlyIfPlain),
        posted(key, "/merchant/resources", listed, onlyIfPlain),
        posted(session, "/merchant/api-keys", publishable, onlyIfPlain),
        posted(session, "/merchant/me", { webhookUrl: url }, onlyIfPlain, "PATCH"),
        reading(`/payments?resource=${encodeURIComponent(url)}`),
      ];
    });
    const withTime = times.flatMap((time) => {
      const given = encodeURIComponent(time);
      const day = encodeURIComponent(time.slice(0, 10));
      return [
        posted(key, "/payment-links", { ...link, expiresAt: time }),
        posted(session, "/merchant/webhooks/redeliver", { since: time }),
        ...["/payments", "/refunds", "/payments.csv"].flatMap((path) => [
          reading(`${path}?since=${given}`),
          reading(`${path}?until=${given}`),
          reading(`${path}?since=${given}&until=${given}`),
        ]),
        reading(`/merchant/reports/daily?from=${day}&to=${day}`),
      ];
    });
    return tryEach([...withUrl, ...withTime]);
  },
};
