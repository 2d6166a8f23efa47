/** A real Redis (or Valkey, which speaks the same) and how it is run. */
export type RedisProgram =
  | {
      readonly kind: "native";
      readonly path: string;
      /** Where its shared libraries are, when they are not the system's. */
      readonly libraryFolders: readonly string[];
    }
  | { readonly kind: "docker"; readonly image: string };
