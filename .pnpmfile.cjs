// Prisma's command line is a tool of the build. The client names it as an optional peer, and a peer that the workspace has
// would come along into production: the client without it is a tenth of the size.
const buildTools = ["prisma", "typescript"];

// Prisma's command line loads two libraries at its start for Studio and for `prisma dev`, which nothing here runs. What only those
// two need in turn, some 50 packages, is left out.
const unused = {
  prisma: ["mysql2", "postgres"],
  "@prisma/dev": [
    "@electric-sql/pglite",
    "@electric-sql/pglite-socket",
    "@electric-sql/pglite-tools",
    "@prisma/query-plan-executor",
    "@prisma/streams-local",
    "find-my-way",
    "foreground-child",
  ],
  "@prisma/studio-core": [
    "@radix-ui/react-toggle",
    "@visx/curve",
    "@visx/event",
    "@visx/grid",
    "@visx/group",
    "@visx/responsive",
    "@visx/scale",
    "@visx/shape",
    "d3-array",
    "d3-shape",
    "elkjs",
    "react",
    "react-dom",
    "@types/react",
  ],
};

module.exports = {
  hooks: {
    readPackage(manifest) {
      if (manifest.name === "@prisma/client") {
        for (const tool of buildTools) {
          delete manifest.peerDependencies?.[tool];
          delete manifest.peerDependenciesMeta?.[tool];
        }
      }
      for (const name of unused[manifest.name] ?? []) {
        delete manifest.dependencies?.[name];
        delete manifest.peerDependencies?.[name];
      }
      return manifest;
    },
  },
};
