// The API reference. A request that is tried goes to this origin only, without cookies, and with a sandbox key at most.
const form = document.getElementById("key-form");
const field = document.getElementById("key");
const problem = document.getElementById("key-problem");
const search = document.getElementById("endpoint-search");
const secretSandboxKey = /^ipk_sandbox_[0-9A-Za-z]+$/;

form.hidden = false;
form.addEventListener("submit", (event) => event.preventDefault());
field.addEventListener("input", () => {
  problem.textContent = problemOf(field.value.trim());
});

function problemOf(key) {
  if (key === "" || secretSandboxKey.test(key)) return "";
  return "This is not a secret sandbox key: it starts with ipk_sandbox_. It is not sent.";
}

/** The address that the description names may be another name of this service: a page may ask its own origin only. */
function prepare(request) {
  const { pathname, search } = new URL(request.url, location.href);
  const key = field.value.trim();
  request.url = `${location.origin}${pathname}${search}`;
  request.credentials = "omit";
  if (key !== "" && problemOf(key) === "") request.headers["X-API-Key"] = key;
  return request;
}

/** The filter of Swagger UI looks at the names of the groups; this one looks at every endpoint. */
const searchEndpoints = () => ({
  // Its link stands inside a button. The address of an endpoint appears in the address bar when it is opened.
  components: { DeepLink: ({ text }) => text },
  fn: {
    opsFilter(groups, phrase) {
      const wanted = phrase.toLowerCase();
      const matches = (operation) =>
        [operation.get("path"), operation.get("method"), operation.getIn(["operation", "summary"])]
          .join(" ")
          .toLowerCase()
          .includes(wanted);
      return groups
        .map((group) => group.set("operations", group.get("operations").filter(matches)))
        .filter((group) => group.get("operations").size > 0);
    },
  },
});

/** Swagger UI leaves some fields without a name: each gets that of its row, for those who hear the page. */
function nameFields() {
  for (const field of reference.querySelectorAll(
    "select:not([aria-label]), textarea:not([aria-label]), input:not([aria-label])",
  )) {
    const row = field.closest("tr")?.querySelector(".parameter__name")?.textContent;
    field.setAttribute("aria-label", row ?? field.closest("section")?.querySelector("h4")?.textContent ?? "Choose");
  }
  for (const region of reference.querySelectorAll(
    ".highlight-code pre:not([tabindex]), pre.microlight:not([tabindex])",
  )) {
    region.tabIndex = 0;
  }
}

const reference = document.getElementById("reference");
new MutationObserver(nameFields).observe(reference, { childList: true, subtree: true });

const dark = matchMedia("(prefers-color-scheme: dark)");
const follow = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
dark.addEventListener("change", follow);
follow();

const ui = globalThis.SwaggerUIBundle({
  url: "/openapi.json",
  dom_id: "#reference",
  deepLinking: true,
  // Its colours are too pale to read.
  syntaxHighlight: { activated: false },
  filter: true,
  docExpansion: "list",
  defaultModelsExpandDepth: -1,
  persistAuthorization: false,
  validatorUrl: null,
  requestInterceptor: prepare,
  plugins: [searchEndpoints],
});
search.addEventListener("input", () => ui.layoutActions.updateFilter(search.value.trim() || true));
