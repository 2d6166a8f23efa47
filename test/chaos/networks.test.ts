import { networkFaults } from "./network-faults";
import { playFaults } from "./play-faults";

describe("the services survive networks and clocks that break", () =>
  playFaults({ faults: networkFaults, part: 0, of: 1 }));
