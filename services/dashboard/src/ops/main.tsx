import { QueryCache, QueryClient, QueryClientProvider, type QueryKey } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { asProblem } from "../api/problem";
import { startTexts } from "../format/start-texts";
import { applyTheme, storedTheme } from "../shell/preferences";
import { OpsConsole } from "./frame";
import { messages } from "./texts";
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

await startTexts("en", messages);
const root = document.getElementById("root");
if (root === null) throw new Error("the page has no root");
createRoot(root).render(
  <QueryClientProvider client={client}>
    <OpsConsole />
  </QueryClientProvider>,
);
