// The state of the service, as `/health` tells it.
const status = document.getElementById("status");
const networks = document.getElementById("networks");

const everyMs = 5_000;

ask();
// A page in the background asks nothing.
setInterval(() => {
  if (!document.hidden) ask();
}, everyMs);

function ask() {
  fetch("/health")
    .then((answer) => answer.json())
    .then(show)
    .catch(() => {
      status.className = "";
      status.textContent = status.dataset.unknown;
      networks.replaceChildren();
    });
}

function show(health) {
  status.className = health.status;
  status.textContent = status.dataset[health.status] ?? health.status;
  const items = Object.entries(health.networks).map(([name, network]) => {
    const item = document.createElement("li");
    item.className = network.status;
    item.textContent = `${name}: ${network.status}, ${status.dataset.block} ${network.blockNumber ?? "?"}`;
    return item;
  });
  networks.replaceChildren(...items);
}
