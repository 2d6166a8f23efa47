import { linkFault } from "../link-fault";
import { sizes } from "../sizes";

export const slowLinks = linkFault({
  id: "F49",
  title: "every link takes 200 ms and loses 2 % of its packets",
  services: ["gateway", "gateway-1", "settler-1", "settler-2", "dispatcher"],
  servers: ["postgres", "redis", "node"],
  hurt: (link) => link.slow({ roundTripMs: 200, lossPart: 0.02 }),
  lastsMs: sizes.shortCutMs,
  isFelt: false,
});
