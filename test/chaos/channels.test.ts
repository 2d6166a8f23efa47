import { channelFaults } from "./channel-faults";
import { playFaults } from "./play-faults";

describe("channels survive", () => playFaults({ faults: channelFaults, part: 0, of: 1 }));
