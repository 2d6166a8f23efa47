import { QueryCache, QueryClient, QueryClientProvider, type QueryKey } from "@tanstack/react-query";
import i18next from "i18next";
import { createRoot } from "react-dom/client";
import { initReactI18next } from "react-i18next";
import { asProblem } from "../api/problem";
import { applyTheme, storedTheme } from "../shell/preferences";
import { OpsConsole } from "./frame";
import { messages } from "./texts";
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/ui.css";
import "../styles/shell.css";
import "../styles/views.css";
import "../styles/contrast.css";
import "./ops.css";

applyTheme(storedTheme());

const client: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: endSession }),
  defaultOptions: {
    queries: { staleTime: 2_000, retry: (times, error) => times < 2 && asProblem(error).status >= 500 },
  },
});

/** A session that is over in one view is over in all. */
function endSession(error: unknown, { queryKey }: { readonly queryKey: QueryKey }): void {
  if (asProblem(error).status === 401 && queryKey[0] !== "session") {
    void client.resetQueries({ queryKey: ["session"] });
  }
}

const language = "en";
await i18next.use(initReactI18next).init({
  lng: language,
  resources: { [language]: { translation: messages } },
  fallbackLng: false,
  interpolation: { escapeValue: false },
  returnNull: false,
  showSupportNotice: false,
});
const root = document.getElementById("root");
if (root === null) throw new Error("the page has no root");
createRoot(root).render(
  <QueryClientProvider client={client}>
    <OpsConsole />
  </QueryClientProvider>,
);
