/** Loaded into a service with `--require`: the first SIGUSR2 begins a CPU profile, the second ends it and writes it down. */
const { Session } = require("node:inspector");
const { renameSync, writeFileSync } = require("node:fs");
const { basename, dirname, join } = require("node:path");

// `services/gateway/dist/main.js` is the gateway.
const name = basename(dirname(dirname(process.argv[1] ?? "unknown/dist/main.js")));
const file = join(process.env.BENCH_PROFILE_FOLDER ?? ".", `${name}.cpuprofile`);
const sampleMicroseconds = 500;
let session = null;

process.on("SIGUSR2", () => {
  if (session !== null) return end(session);
  session = new Session();
  session.connect();
  session.post("Profiler.enable");
  session.post("Profiler.setSamplingInterval", { interval: sampleMicroseconds });
  session.post("Profiler.start");
});

function end(running) {
  running.post("Profiler.stop", (error, reported) => {
    if (error) throw error;
    // Found under its name only when it is whole.
    writeFileSync(`${file}.part`, JSON.stringify(reported.profile));
    renameSync(`${file}.part`, file);
    running.disconnect();
    session = null;
  });
}
