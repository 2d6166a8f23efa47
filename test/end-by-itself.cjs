/**
 * Fails a run of Jest that does not end after its last test, and says what is still open. The timer keeps nothing alive: it
 * fires only where something else does.
 */
module.exports = class EndByItself {
  constructor(globalConfig, { limitMs = 30_000 } = {}) {
    this.isWatching = globalConfig.watch || globalConfig.watchAll;
    this.limitMs = limitMs;
  }

  onRunComplete() {
    if (this.isWatching) return;
    const timer = setTimeout(() => {
      const open = process.getActiveResourcesInfo();
      process.stderr.write(
        `\nThe tests are done, and after ${this.limitMs / 1_000} s the process has not ended. Still open: ${open.join(", ")}.\n` +
          "A test leaves it behind: --detectOpenHandles on its file shows where it was opened.\n",
      );
      process.exit(1);
    }, this.limitMs);
    timer.unref();
  }
};
