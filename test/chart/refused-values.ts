/** Values that the chart must refuse, in Helm's notation, and a part of its message. */
export const refusedValues: readonly { readonly given: readonly string[]; readonly says: RegExp }[] = [
  { given: ["--set", "image.tag=latest"], says: /latest moves/ },
  { given: ["--set", "image.registry="], says: /image\.registry is required/ },
  { given: ["--set", "settings.DATABASE_URL=postgresql://db"], says: /is a secret: put the file database-url/ },
  { given: ["--set", "gateway.settings.RECEIPT_KEYS=r1"], says: /is a secret: put the file receipt-keys/ },
  { given: ["--set-string", "settings.PORT=80"], says: /settings\.PORT: the chart sets it/ },
  { given: ["--set", "settings.LOG_LEVL=info"], says: /settings\.LOG_LEVL: no service reads it/ },
  { given: ["--set-string", "dispatcher.settings.RATE_LIMIT_OTHER=1"], says: /dispatcher\.settings\.RATE_LIMIT_OTHER/ },
  {
    given: ["--set", "console.settings.CONSOLE_HOST=0.0.0.0"],
    says: /console\.settings\.CONSOLE_HOST: the chart sets it/,
  },
  {
    given: ["--set", "settings.OPERATOR_TOKENS=a:b"],
    says: /put the file operator-tokens into the Secret lunas-console/,
  },
  { given: ["--set", "gateway.enabled=false"], says: /enabled/ },
  { given: ["--set", "settings.PUBLIC_URL="], says: /settings\.PUBLIC_URL is required/ },
  { given: ["--set", "settings.DATABASE_POOL_SIZE=20"], says: /DATABASE_POOL_SIZE/ },
  { given: ["--set", "gateway.replica=3"], says: /replica/ },
  { given: ["--set-json", 'gateway.secrets=["ANY_SIGNER_KEYS"]'], says: /the gateway reads no secret ANY_SIGNER_KEYS/ },
  { given: ["--set-json", 'settler.resources={"limits":null}'], says: /limits/ },
  { given: ["--set-json", "networkPolicy.postgres.to=[]"], says: /networkPolicy\.postgres\.to is required/ },
  { given: ["--set", "settler.scaling.enabled=true,keda.prometheusUrl="], says: /keda\.prometheusUrl is required/ },
];
