// The search of the documentation. The index is loaded when the field is used for the first time.
const form = document.getElementById("search");
const field = form.querySelector("input");
const found = document.getElementById("found");
const options = { fields: ["title", "text"], storeFields: ["title", "page", "href"] };
let loading;

form.hidden = false;
form.addEventListener("submit", (event) => event.preventDefault());
field.addEventListener("focus", load);
field.addEventListener("input", show);
field.addEventListener("keydown", (event) => {
  if (event.key === "Escape") {
    field.value = "";
    found.replaceChildren();
  }
  if (event.key === "Enter") found.querySelector("a")?.click();
});

// On a wide screen the list of pages is beside the text.
const pages = document.querySelector("details.pages");
const wide = matchMedia("(min-width: 60rem)");
const openWhereWide = () => {
  pages.open = wide.matches;
};
wide.addEventListener("change", openWhereWide);
openWhereWide();

// A block of code is copied as a whole. Without a clipboard (plain http on another host) there is no button.
if (navigator.clipboard !== undefined) {
  for (const block of document.querySelectorAll("article pre")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = form.dataset.copy;
    button.addEventListener("click", async () => {
      const isCopied = await navigator.clipboard.writeText(block.textContent).then(
        () => true,
        () => false,
      );
      // A browser may forbid it, such as in a frame of another site.
      if (!isCopied) getSelection().selectAllChildren(block);
      button.textContent = isCopied ? form.dataset.copied : form.dataset.copyRefused;
      setTimeout(
        () => {
          button.textContent = form.dataset.copy;
        },
        isCopied ? 2_000 : 6_000,
      );
    });
    const frame = document.createElement("div");
    frame.className = "block";
    block.replaceWith(frame);
    frame.append(block, button);
  }
}

function load() {
  const read = (address) => fetch(address).then((answer) => answer.text());
  loading ??= Promise.all([read(form.dataset.index), read("/docs/assets/synonyms.json")]).then(([index, synonyms]) => ({
    search: globalThis.MiniSearch.loadJSON(index, options),
    synonyms: JSON.parse(synonyms),
  }));
  return loading;
}

// What the documentation calls it, where people call it otherwise; a phrase counts as a whole.
function alsoCalled(query, synonyms) {
  const typed = ` ${query.toLowerCase().replace(/\s+/g, " ")} `;
  return synonyms
    .filter(({ words }) => words.some((word) => typed.includes(` ${word} `)))
    .map((group) => group[document.documentElement.lang] ?? group.en);
}

async function show() {
  const query = field.value.trim();
  if (query === "") return found.replaceChildren();
  const { search, synonyms } = await load();
  if (query !== field.value.trim()) return;
  const how = { prefix: true, fuzzy: 0.2, boost: { title: 3 } };
  const called = alsoCalled(query, synonyms);
  const either = { combineWith: "OR", queries: [query, ...called] };
  const hits = search.search(called.length === 0 ? query : either, how).slice(0, 8);
  found.replaceChildren(...(hits.length === 0 ? [item(form.dataset.none)] : hits.map(itemOf)));
}

function itemOf({ title, page, href }) {
  const link = document.createElement("a");
  link.href = href;
  const about = document.createElement("span");
  about.textContent = page;
  link.append(title, about);
  return item(link);
}

function item(content) {
  const each = document.createElement("li");
  each.append(content);
  return each;
}
