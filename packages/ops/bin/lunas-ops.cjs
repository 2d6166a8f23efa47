#!/usr/bin/env node
// Beside the build and not in it, so that the command is there before the first build.
require("../dist/lunas-ops-cli.js");
