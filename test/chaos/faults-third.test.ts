import { playFaults } from "./play-faults";

describe("the settlement engine survives", () => playFaults({ part: 2, of: 4 }));
