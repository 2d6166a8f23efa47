/** `node test/run-typescript.cjs file.ts [arguments]`: runs a TypeScript file against the built packages, for what is no Jest test. */
const { resolve } = require("node:path");
const { transformFileSync } = require("@swc/core");

require.extensions[".ts"] = (module, filename) => {
  const { code } = transformFileSync(filename, {
    jsc: { parser: { syntax: "typescript" }, target: "es2023" },
    module: { type: "commonjs" },
  });
  module._compile(code, filename);
};

require(resolve(process.argv[2]));
