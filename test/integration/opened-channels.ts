import { type Channels, openChannels } from "./contracts-channels";

/** What `useChannels` opens for the tests of one file; it is there from the first test on. */
export let channels: Channels;

export function useChannels(): void {
  beforeAll(async () => {
    channels = await openChannels();
  }, 30_000);
  afterAll(() => channels?.chain.stop());
}
