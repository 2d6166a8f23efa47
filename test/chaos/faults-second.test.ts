import { playFaults } from "./play-faults";

describe("the settlement engine survives", () => playFaults({ part: 1, of: 4 }));
