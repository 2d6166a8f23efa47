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

function load() {
  loading ??= fetch(form.dataset.index)
    .then((answer) => answer.text())
    .then((text) => globalThis.MiniSearch.loadJSON(text, options));
  return loading;
}

async function show() {
  const query = field.value.trim();
  if (query === "") return found.replaceChildren();
  const search = await load();
  if (query !== field.value.trim()) return;
  const hits = search.search(query, { prefix: true, fuzzy: 0.2, boost: { title: 3 } }).slice(0, 8);
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
