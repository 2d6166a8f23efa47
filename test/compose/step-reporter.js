const words = { passed: "ok    ", pending: "skipped" };

/** Jest's reporter for a long story: one line for each step, as it ends. */
module.exports = class StepReporter {
  onTestCaseResult(_test, { title, status, duration, failureMessages }) {
    const seconds = ((duration ?? 0) / 1_000).toFixed(1).padStart(6);
    console.log(`${words[status] ?? "FAILED"} ${seconds} s  ${title}`);
    for (const message of failureMessages) console.log(message.replace(/^/gm, "    "));
  }
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numFailedTestSuites }) {
    const failed = Math.max(numFailedTests, numFailedTestSuites);
    console.log(`\n${numPassedTests} passed, ${failed} failed`);
  }
};
