// First: the token of a sign-in link leaves the address before anything else runs.
import "./session/link-token";

import { QueryCache, QueryClient, QueryClientProvider, type QueryKey } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import { asProblem } from "./api/problem";
import { applyTheme, storedTheme } from "./shell/preferences";
import { router } from "./shell/router";
import { startTranslation } from "./shell/translate";
import "./styles/base.css";
import "./styles/ui.css";
import "./styles/shell.css";
import "./styles/views.css";
import "./styles/contrast.css";

applyTheme(storedTheme());

const client: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: endSession }),
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      // A refusal stays one: only what may have been the network is asked again.
      retry: (times, error) => times < 2 && [0, 502, 503, 504].includes(asProblem(error).status),
    },
  },
});

/** A session that ended while its views were open: who is signed in is asked anew, and the answer leads to the sign-in. */
function endSession(error: unknown, { queryKey }: { readonly queryKey: QueryKey }): void {
  if (asProblem(error).code === "unauthorized" && queryKey[0] !== "me") {
    void client.invalidateQueries({ queryKey: ["me"] });
  }
}

void startTranslation().then(() => {
  const root = document.getElementById("root");
  if (root === null) throw new Error("the page has no root");
  createRoot(root).render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
});
