import { playFaults } from "./play-faults";

describe("the settlement engine survives", () => playFaults({ part: 3, of: 4 }));
