/** Where the mistakes are made. */
export interface Place {
  readonly gatewayUrl: string;
  readonly key: string;
  readonly databaseUrl: string;
  /** On this machine, where nothing listens. */
  readonly silentUrl: string;
}
