import { playFaults } from "./play-faults";

describe("the settlement engine survives", () => playFaults({ part: 0, of: 4 }));
