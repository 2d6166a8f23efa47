import type { Chain, Environment } from "@lunas/catalog/chain";
import { closedReason, type PayableLink } from "@lunas/domain/link/payment-link";
import type { PayableLinks } from "@lunas/domain/link/ports";
import type { LinkId } from "@lunas/domain/shared/id";
import { formats } from "@lunas/protocol/schema/formats";
import type { Clock } from "@lunas/runtime/clock";
import type { Application, Request, Response } from "express";
import { toString as qrCode } from "qrcode";
import { countUnknown } from "../http/bind-routes";
import { contextOf } from "../http/context";
import { ProblemError, problem, problemOf } from "../http/problem";
import type { ServeDeps } from "../http/serve";
import { linkWithoutSandbox } from "../routes/payment-links/look-up";
import { linkUrl } from "../translate/payment-link";
import type { PayPageFiles } from "./files";
import { payPagePolicy } from "./policy";
import { type LinkPage, linkTerms, type Presentation, renderNoPage, renderPayPage } from "./render-page";
import type { Language } from "./texts";

export interface PayPageDeps {
  readonly payable: PayableLinks;
  readonly chainsOf: (environment: Environment) => readonly Chain[];
  readonly isDown: (chain: Chain) => boolean;
  readonly clock: Clock;
  readonly publicUrl: string;
  /** The sandbox chain's public endpoint, for the page's test wallet; null for a chain without a faucet. */
  readonly testChainUrl: (chainId: number) => string | null;
  /** The most that the faucet gives at once, in base units. */
  readonly testMost: bigint;
  /** Null where the page was not built. */
  readonly files: PayPageFiles | null;
}

/** The path of the page, on which `POST` settles. */
const payPagePath = "/pay/:linkId";

/** Binds the page, which programs get as JSON. It comes before the routes: their answer to other methods would refuse its `GET`. */
export function bindPayPage(app: Application, { limits }: Pick<ServeDeps, "limits">, deps: PayPageDeps): void {
  app.get(payPagePath, countUnknown({ limits }), async (request, response) => {
    contextOf(response).operation = "pay_page";
    response.vary("Accept");
    if (request.accepts(["html", "json"]) === "json") return void (await sendTerms(deps, request, response));
    const { files } = deps;
    if (files === null)
      throw new ProblemError(problem("not_found", "The page is not built here: run `npm run setup`."));
    const presentation = { language: languageOf(request), files };
    const found = await find(deps, String(request.params.linkId));
    if (found !== null && isOfNoSandbox(deps, found)) {
      response.setHeader("Content-Security-Policy", payPagePolicy(null));
      return void response.status(410).type("html").send(renderNoPage(presentation, "noSandbox"));
    }
    const testWallet = found === null ? null : testWalletFor(deps, found);
    response.setHeader("Content-Security-Policy", payPagePolicy(testWallet));
    response.status(found === null ? 404 : 200).type("html");
    response.send(
      found === null
        ? renderNoPage(presentation, "notFound")
        : await render(deps, { ...found, hasTestWallet: testWallet !== null }, presentation),
    );
  });
}

/** The page for programs: what the link demands. */
async function sendTerms(deps: PayPageDeps, request: Request, response: Response): Promise<void> {
  const found = await find(deps, String(request.params.linkId));
  if (found === null) throw new ProblemError(problem("not_found", "There is no such payment link."));
  if (isOfNoSandbox(deps, found)) throw new ProblemError(problemOf(linkWithoutSandbox()));
  response.json(linkTerms(pageOf(deps, found)));
}

/** The link is of a sandbox, and this service has none. */
function isOfNoSandbox({ chainsOf }: PayPageDeps, { link }: PayableLink): boolean {
  return link.environment === "sandbox" && chainsOf("sandbox").length === 0;
}

async function find({ payable }: PayPageDeps, id: string): Promise<PayableLink | null> {
  return formats["link-id"].test(id) ? payable.findPayable(id as LinkId) : null;
}

/** Where the test wallet of the page reaches the chain; null where there is none: never for real money. */
function testWalletFor({ testChainUrl, testMost }: PayPageDeps, { link }: PayableLink): string | null {
  return link.environment === "sandbox" && link.minAmount <= testMost ? testChainUrl(link.chainId) : null;
}

type Shown = PayableLink & { readonly hasTestWallet: boolean };

async function render(deps: PayPageDeps, shown: Shown, presentation: Presentation): Promise<string> {
  const page = pageOf(deps, shown);
  const qr = await qrCode(page.url, { type: "svg", errorCorrectionLevel: "M", margin: 3 });
  return renderPayPage({ ...page, hasTestWallet: shown.hasTestWallet, qr }, presentation);
}

function pageOf(deps: PayPageDeps, { link, merchant }: PayableLink): LinkPage {
  const chain = deps.chainsOf(link.environment).find(({ chainId }) => chainId === link.chainId);
  const asset = chain?.tokens[link.tokenSymbol];
  if (chain === undefined || asset === undefined)
    throw new ProblemError(problem("chain_unavailable", "The link's network is not served."));
  return {
    ...{ link, merchant, asset, network: chain.caip2Network, isChainDown: deps.isDown(chain) },
    url: linkUrl(deps.publicUrl, link.id),
    closed: merchant.isSuspended ? "closed" : closedReason(link, deps.clock.now()),
  };
}

/** `?lang=` counts first, then the browser's languages; else Indonesian. */
function languageOf(request: Request): Language {
  const { lang } = request.query;
  if (lang === "id" || lang === "en") return lang;
  return request.acceptsLanguages(["id", "en"]) === "en" ? "en" : "id";
}
