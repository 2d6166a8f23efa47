import { sandboxConfig } from "@lunas/testkit/payer/chain-config";
import { demandOf } from "@lunas/testkit/payer/sandbox-terms";
import { until } from "@lunas/testkit/time/until";
import type { createClient as CreateClient } from "../browser";
import { createClientOf } from "../client";
import { inPage } from "../in-page";
import type { Payer } from "../payer";
import { payThisPage } from "./pay-page";

const shop = "https://shop.example/article";
const content = "<h1>Paid content</h1>";

/** An element of a page: it keeps its text, its attributes and what happens at a click. */
class FakeElement {
  className = "";
  textContent = "";
  readonly dataset: Record<string, string>;
  readonly attributes = new Map<string, string>();
  readonly clicks: (() => void)[] = [];

  constructor(
    readonly tag: string,
    dataset: Record<string, string> = {},
  ) {
    this.dataset = dataset;
  }

  attachShadow(): FakeElement {
    return new FakeElement("shadow");
  }

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }

  addEventListener(_type: string, onEvent: () => void): void {
    this.clicks.push(onEvent);
  }

  append(): void {}
  replaceChildren(): void {}
  scrollIntoView(): void {}

  querySelectorAll(): readonly FakeElement[] {
    return [];
  }
}

type Answer = (payments: number) => Response;

/** A gate's page for this price, with a wallet that agrees to everything. `answer`: of the shop, to a request with a payment. */
function openPage(price: string, answer: Answer) {
  const made: FakeElement[] = [];
  const shown: string[] = [];
  let payments = 0;
  const signatures = new Set<string | null>();
  const page = new FakeElement("div", { lunasPay: "local", price });
  const document = {
    documentElement: { lang: "en" },
    querySelector: () => page,
    createElement(tag: string) {
      const element = new FakeElement(tag);
      made.push(element);
      return element;
    },
    open: () => undefined,
    write: (text: string) => shown.push(text),
    close: () => undefined,
  };
  Object.assign(globalThis, { document, location: { href: shop }, navigator: { userAgent: "" } });
  const send = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    if (String(input).endsWith("/config")) return Response.json({ sandbox: sandboxConfig, production: sandboxConfig });
    const request = new Request(input, init);
    if (!request.headers.has("payment-signature")) return demandOf({ url: shop }, { amount: `${price}00` });
    payments += 1;
    signatures.add(request.headers.get("payment-signature"));
    return answer(payments);
  };
  const payer = {
    connect: async () => `0x${"a".repeat(40)}`,
    useChain: async () => undefined,
    read: async () => `0x${"f".repeat(64)}`,
    sign: async () => `0x${"5".repeat(130)}`,
    approve: async () => undefined,
    signApproval: async () => null,
  } as Payer;
  jest.spyOn(globalThis, "fetch").mockImplementation(send as typeof fetch);
  payThisPage(((options) =>
    createClientOf(options, {
      ...{ ...inPage, payer, fetch: options.fetch, own: ["onChainSwitch", "channels", "fetch"] },
    })) as typeof CreateClient);
  const button = made.find(({ tag }) => tag === "button");
  const alert = made.find(({ attributes }) => attributes.get("role") === "alert");
  return {
    shown,
    problem: () => alert?.textContent ?? "",
    press: () => button?.clicks.forEach((onClick) => void onClick()),
    payments: () => payments,
    signatures: () => signatures.size,
  };
}

const served = () => new Response(content, { headers: { "content-type": "text/html" } });

afterEach(() => {
  jest.restoreAllMocks();
  for (const name of ["document", "location", "navigator"]) Reflect.deleteProperty(globalThis, name);
});

const ended = (page: ReturnType<typeof openPage>) =>
  until(async () => page.shown.length > 0 || page.problem() !== "", { timeoutMs: 2_000 });

test("a page that costs more than an agent may spend in a day is paid", async () => {
  const page = openPage("750000", served);
  page.press();
  await ended(page);
  expect([page.problem(), page.shown]).toEqual(["", [content]]);
});

test("after a refusal the payer pays again, and the first signature counts against no budget", async () => {
  const refused = () => Response.json({ error: "no", code: "insufficient_balance" }, { status: 402 });
  const page = openPage("400000", (payments) => (payments === 1 ? refused() : served()));
  page.press();
  await ended(page);
  expect(page.problem()).toContain("enough IDRX");
  page.press();
  await until(async () => page.shown.length > 0, { timeoutMs: 2_000 });
  expect([page.shown, page.payments()]).toEqual([[content], 2]);
});

test("a shop that does not answer after the signature: the payer reads that the outcome is open", async () => {
  const busy = () => new Response("busy", { status: 503, headers: { "retry-after": "300" } });
  const page = openPage("5000", busy);
  page.press();
  await ended(page);
  expect(page.problem()).toContain("Do not pay twice: check again");
});

test("content that is cut off is requested again with the same payment", async () => {
  const pull = (controller: ReadableStreamDefaultController) => controller.error(new TypeError("terminated"));
  const cutOff = () => new Response(new ReadableStream({ pull }), { headers: { "content-type": "text/html" } });
  const page = openPage("5000", (payments) => (payments === 1 ? cutOff() : served()));
  page.press();
  await ended(page);
  expect([page.problem(), page.shown]).toEqual(["", [content]]);
  expect([page.payments(), page.signatures()]).toEqual([2, 1]);
});
