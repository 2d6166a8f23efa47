const extraEnv = (service: string, entry: object) => ["--set-json", `${service}.extraEnv=${JSON.stringify([entry])}`];

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
  {
    given: extraEnv("gateway", { name: "DATABASE_URL", value: "postgresql://db" }),
    says: /gateway\.extraEnv: DATABASE_URL is a secret: put the file database-url into the Secret lunas-gateway/,
  },
  {
    given: extraEnv("gateway", { name: "DATABASE_READ_URL_FILE", value: "/etc/url" }),
    says: /put the file database-read-url into the Secret lunas-gateway, and DATABASE_READ_URL into gateway\.secrets/,
  },
  {
    given: extraEnv("gateway", { name: "BASE_SIGNER_KEYS", valueFrom: { secretKeyRef: { name: "a", key: "b" } } }),
    says: /gateway\.extraEnv: BASE_SIGNER_KEYS is a secret that the gateway must not have/,
  },
  {
    given: extraEnv("settler", { name: "HEALTH_PORT", value: "80" }),
    says: /settler\.extraEnv: the chart sets HEALTH_PORT/,
  },
  {
    given: extraEnv("dispatcher", { name: "LOG_LEVEL", value: "debug" }),
    says: /dispatcher\.extraEnv: LOG_LEVEL is a setting: use dispatcher\.settings\.LOG_LEVEL/,
  },
  {
    given: extraEnv("settler", { name: "AWS_SECRET_ACCESS_KEY", value: "abc" }),
    says: /settler\.extraEnv: AWS_SECRET_ACCESS_KEY holds a secret: use valueFrom\.secretKeyRef/,
  },
  {
    given: extraEnv("ledger", { name: "DATABASE_URL", value: "postgresql://db" }),
    says: /ledger\.extraEnv: DATABASE_URL is a secret: put the file database-url into the Secret lunas-ledger/,
  },
  {
    given: ["--set-json", 'settler.extraEnv=[{"name":"AWS_REGION","value":"a"},{"name":"AWS_REGION","value":"b"}]'],
    says: /settler\.extraEnv: AWS_REGION stands there twice/,
  },
  { given: ["--set", "ledger.schedule=daily"], says: /ledger.*schedule/ },
  { given: ["--set", "ledger.replicas=2"], says: /replicas/ },
  {
    given: extraEnv("migrate", { name: "DATABASE_URL", value: "postgresql://db" }),
    says: /migrate\.extraEnv: DATABASE_URL is a secret: put the file database-url into the Secret lunas-migrate/,
  },
];
