import type { Chain, Environment } from "@lunas/catalog/chain";
import { closedReason, type PayableLink } from "@lunas/domain/link/payment-link";
import type { PayableLinks } from "@lunas/domain/link/ports";
import type { LinkId } from "@lunas/domain/shared/id";
import { formats } from "@lunas/protocol/schema/formats";
import type { Clock } from "@lunas/runtime/clock";
import type { Application, Request } from "express";
import { toString as qrCode } from "qrcode";
import { countUnknown } from "../http/bind-routes";
import { contextOf } from "../http/context";
import { ProblemError, problem } from "../http/problem";
import type { ServeDeps } from "../http/serve";
import { linkUrl } from "../translate/payment-link";
import type { PayPageFiles } from "./files";
import { payPagePolicy } from "./policy";
import { type PayPage, type Presentation, renderNoSuchLink, renderPayPage } from "./render-page";
import type { Language } from "./texts";

export interface PayPageDeps {
  readonly payable: PayableLinks;
  readonly chainsOf: (environment: Environment) => readonly Chain[];
  readonly isDown: (chain: Chain) => boolean;
  readonly clock: Clock;
  readonly publicUrl: string;
  /** Null where the page was not built. */
  readonly files: PayPageFiles | null;
}

/** The path of the page, on which `POST` settles. */
export const payPagePath = "/pay/:linkId";

/** Binds the page. It comes before the routes: their answer to other methods would refuse its `GET`. */
export function bindPayPage(app: Application, { limits }: Pick<ServeDeps, "limits">, deps: PayPageDeps): void {
  app.get(payPagePath, countUnknown({ limits }), async (request, response) => {
    contextOf(response).operation = "pay_page";
    const { files } = deps;
    if (files === null)
      throw new ProblemError(problem("not_found", "The page is not built here: run `npm run setup`."));
    const presentation = { language: languageOf(request), files };
    const found = await find(deps, String(request.params.linkId));
    response.setHeader("Content-Security-Policy", payPagePolicy);
    response.status(found === null ? 404 : 200).type("html");
    response.send(found === null ? renderNoSuchLink(presentation) : await render(deps, found, presentation));
  });
}

async function find({ payable }: PayPageDeps, id: string): Promise<PayableLink | null> {
  return formats["link-id"].test(id) ? payable.findPayable(id as LinkId) : null;
}

async function render(deps: PayPageDeps, { link, merchant }: PayableLink, presentation: Presentation): Promise<string> {
  const chain = deps.chainsOf(link.environment).find(({ chainId }) => chainId === link.chainId);
  const asset = chain?.tokens[link.tokenSymbol];
  if (chain === undefined || asset === undefined)
    throw new ProblemError(problem("chain_unavailable", "The link's network is not served."));
  const url = linkUrl(deps.publicUrl, link.id);
  const page: PayPage = {
    ...{ link, merchant, url, asset, network: chain.caip2Network, isChainDown: deps.isDown(chain) },
    closed: merchant.isSuspended ? "closed" : closedReason(link, deps.clock.now()),
    qr: await qrCode(url, { type: "svg", errorCorrectionLevel: "M", margin: 3 }),
  };
  return renderPayPage(page, presentation);
}

/** `?lang=` counts first, then the browser's languages; else Indonesian. */
function languageOf(request: Request): Language {
  const { lang } = request.query;
  if (lang === "id" || lang === "en") return lang;
  return request.acceptsLanguages(["id", "en"]) === "en" ? "en" : "id";
}
