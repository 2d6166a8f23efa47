import type { Application, Request } from "express";
import { countUnknown } from "../http/bind-routes";
import { cacheHeaders } from "../http/cache-headers";
import { contextOf } from "../http/context";
import { sendPacked } from "../http/packed";
import type { ServeDeps } from "../http/serve";
import { sitePolicy } from "./policy";
import type { Language, Site } from "./read-site";

/** `GET /` for browsers, in their language. A client that does not ask for HTML gets the API's answer. */
export function bindHome(app: Application, deps: Pick<ServeDeps, "limits">, home: Site["home"]): void {
  const headers = { en: cacheHeaders(home.en.plain), id: cacheHeaders(home.id.plain) };
  app.get("/", (request, response, next) => {
    response.vary("Accept");
    if (!asksForHtml(request)) return next();
    return countUnknown(deps)(request, response, (error?: unknown) => {
      if (error !== undefined) return next(error);
      contextOf(response).operation = "page";
      const language = languageOf(request);
      response.vary("Accept-Language");
      response.setHeader("Content-Security-Policy", sitePolicy);
      for (const [name, value] of Object.entries(headers[language])) response.setHeader(name, value);
      response.type("html");
      sendPacked(response, home[language]);
    });
  });
}

/** Programs accept anything; a browser names HTML. */
function asksForHtml(request: Request): boolean {
  return /(?:^|,)\s*text\/html\s*(?:;|,|$)/i.test(request.get("accept") ?? "");
}

/** `?lang=`, else the browser's own. */
function languageOf(request: Request): Language {
  const { lang } = request.query;
  if (lang === "en" || lang === "id") return lang;
  return request.acceptsLanguages(["en", "id"]) === "id" ? "id" : "en";
}
