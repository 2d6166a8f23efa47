import { type Container, type KubeObject, nameOf, selects, type Workload, workloadsOf } from "./kube-object";

/** A rule that the rendered objects keep. `check` returns its problems. */
export interface Policy {
  readonly name: string;
  readonly check: (objects: readonly KubeObject[]) => readonly string[];
}

const ofPods = (name: string, keeps: (workload: Workload) => boolean): Policy => ({
  name,
  check: (objects) => workloadsOf(objects).flatMap((each) => (keeps(each) ? [] : [nameOf(each.object)])),
});

const ofContainers = (name: string, keeps: (container: Container, workload: Workload) => boolean): Policy => ({
  name,
  check: (objects) =>
    workloadsOf(objects).flatMap((workload) =>
      workload.containers.flatMap((each) =>
        keeps(each, workload) ? [] : [`${nameOf(workload.object)}, container ${each.name}`],
      ),
    ),
});

const isRoot = (user: number | undefined) => user !== undefined && user < 1;
const spendingKey =
  /_(SIGNER_KEYS|SIGNER_KEYSTORES|SIGNER_KEYSTORE_PASSWORD|SIGNER_MNEMONIC|SIGNERS|TREASURY_\w+|CHANNEL_AUTHORIZER)(_FILE)?$/;
const secretName =
  /(?:DATABASE_(?:READ_)?URL|REDIS_URL|_KEYS?|SECRETS?|PASSWORD|MNEMONIC|_RPC_URLS?|_WS_URL|_HEADERS)$/;
const isSecret = (name: string) => secretName.test(name) && !/_PUBLIC_RPC_URL$|^RATE_LIMIT_/.test(name);

/** Every rule. test/architecture/chart-policies.test.ts breaks each of them. */
export const policies: readonly Policy[] = [
  ofContainers(
    "no process runs as root",
    ({ securityContext }, { pod }) =>
      pod.securityContext?.runAsNonRoot === true &&
      !isRoot(pod.securityContext.runAsUser) &&
      securityContext?.runAsNonRoot !== false &&
      !isRoot(securityContext?.runAsUser),
  ),
  ofContainers(
    "the root file system is read-only",
    ({ securityContext }) => securityContext?.readOnlyRootFilesystem === true,
  ),
  ofContainers(
    "a container has no capability and gains no right",
    ({ securityContext: own }) =>
      own?.capabilities?.drop?.includes("ALL") === true &&
      (own.capabilities.add ?? []).length === 0 &&
      own.allowPrivilegeEscalation === false &&
      own.privileged !== true,
  ),
  ofContainers("requests and limits of CPU and memory are set", ({ resources }) =>
    [resources?.requests, resources?.limits].every((each) => each?.cpu !== undefined && each.memory !== undefined),
  ),
  ofContainers("an image has a version or a digest", ({ image = "" }) => {
    const [, tag, digest] = /^[^@]*?(?::([^/:@]+))?(@sha256:[0-9a-f]{64})?$/.exec(image) ?? [];
    return digest !== undefined || (tag !== undefined && tag !== "latest");
  }),
  ofPods(
    "seccomp filters the system calls",
    ({ pod }) => pod.securityContext?.seccompProfile?.type === "RuntimeDefault",
  ),
  ofPods("a pod shares nothing with its node", ({ pod, containers }) => {
    const shared = pod.hostNetwork || pod.hostPID || pod.hostIPC;
    const ports = containers.flatMap(({ ports = [] }) => ports);
    return !shared && !pod.volumes?.some((each) => "hostPath" in each) && ports.every(({ hostPort }) => !hostPort);
  }),
  {
    name: "no pod gets a token of the cluster",
    check: (objects) => [
      ...objects
        .filter((each) => each.kind === "ServiceAccount" && each.automountServiceAccountToken !== false)
        .map(nameOf),
      ...workloadsOf(objects)
        .filter(({ pod }) => pod.automountServiceAccountToken !== false || pod.enableServiceLinks !== false)
        .map(({ object }) => nameOf(object)),
    ],
  },
  {
    name: "secrets are files of a Secret that the chart does not write",
    check: (objects) => [
      ...objects.filter(({ kind }) => kind === "Secret").map(nameOf),
      ...workloadsOf(objects).flatMap(({ object, containers }) =>
        containers.flatMap(({ env = [], envFrom = [] }) => [
          ...env
            .filter(({ name, valueFrom }) => isSecret(name) || valueFrom)
            .map(({ name }) => `${nameOf(object)}, ${name}`),
          ...envFrom.map(() => `${nameOf(object)}, envFrom`),
        ]),
      ),
    ],
  },
  ofContainers(
    "only the settler has keys that spend",
    ({ env = [] }, { labels }) =>
      labels["app.kubernetes.io/component"] === "settler" || !env.some(({ name }) => spendingKey.test(name)),
  ),
  ofContainers(
    "the console listens only inside its pod",
    ({ env = [] }, { labels }) =>
      labels["app.kubernetes.io/component"] !== "console" ||
      env.some(({ name, value }) => name === "CONSOLE_HOST" && value === "127.0.0.1"),
  ),
  ofContainers(
    "a service has its three probes",
    ({ startupProbe, livenessProbe, readinessProbe }, { object }) =>
      object.kind !== "Deployment" || Boolean(startupProbe && livenessProbe && readinessProbe),
  ),
  {
    name: "a network policy limits every pod in both directions",
    check: (objects) =>
      workloadsOf(objects)
        .filter(
          ({ labels }) =>
            !objects.some((each) => limitsBoth(each) && selects(each.spec?.podSelector?.matchLabels, labels)),
        )
        .map(({ object }) => nameOf(object)),
  },
  {
    name: "several pods have a disruption budget",
    check: (objects) =>
      workloadsOf(objects)
        .filter(({ object }) => object.kind === "Deployment" && object.spec?.replicas !== 1)
        .filter(({ labels }) => !objects.some((each) => isBudgetOf(each, labels)))
        .map(({ object }) => nameOf(object)),
  },
  {
    name: "the dispatcher reaches no address that gateway and settler alone may reach",
    check: (objects) => {
      const [gateway, settler, dispatcher] = ["gateway", "settler", "dispatcher"].map((each) =>
        blocksOf(objects, each),
      );
      const own = dispatcher?.map(({ cidr }) => cidr) ?? [];
      const nodes = gateway
        ?.map(({ cidr }) => cidr)
        .filter((cidr) => settler?.some((each) => each.cidr === cidr) && !own.includes(cidr));
      const family = (cidr: string) => (cidr.includes(":") ? "::/0" : "0.0.0.0/0");
      return (nodes ?? []).filter((cidr) =>
        dispatcher?.some((each) => each.cidr === family(cidr) && !each.except?.includes(cidr)),
      );
    },
  },
];

function limitsBoth({ kind, spec }: KubeObject): boolean {
  return kind === "NetworkPolicy" && ["Ingress", "Egress"].every((each) => spec?.policyTypes?.includes(each));
}

function isBudgetOf({ kind, spec }: KubeObject, labels: Readonly<Record<string, string>>): boolean {
  const selector = spec?.selector as { matchLabels?: Readonly<Record<string, string>> } | undefined;
  return kind === "PodDisruptionBudget" && selects(selector?.matchLabels, labels);
}

/** The address ranges that the network policies of a service allow. */
function blocksOf(objects: readonly KubeObject[], service: string) {
  return objects
    .filter(
      ({ kind, spec }) =>
        kind === "NetworkPolicy" && spec?.podSelector?.matchLabels?.["app.kubernetes.io/component"] === service,
    )
    .flatMap(({ spec }) => spec?.egress ?? [])
    .flatMap(({ to = [] }) => to.flatMap(({ ipBlock }) => ipBlock ?? []));
}
