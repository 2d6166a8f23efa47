// Prisma's command line is a tool of the build. The client names it as an optional peer, and a peer that the workspace has
// would come along into production: the client without it is a tenth of the size.
const buildTools = ["prisma", "typescript"];

module.exports = {
  hooks: {
    readPackage(manifest) {
      if (manifest.name === "@prisma/client") {
        for (const tool of buildTools) {
          delete manifest.peerDependencies?.[tool];
          delete manifest.peerDependenciesMeta?.[tool];
        }
      }
      return manifest;
    },
  },
};
