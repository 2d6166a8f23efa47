#!/usr/bin/env node
// Outside the build folder, so that the command exists before the first build.
require("../dist/main.js");
