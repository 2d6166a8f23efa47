import type { KubeObject } from "../chart/kube-object";
import { policies } from "../chart/policies";

type Json = { [field: string]: unknown };
const at = (object: Json, path: string) => path.split(".").reduce<Json>((node, field) => node[field] as Json, object);

/** Objects that keep every rule: two services, each with the parts that the rules ask for. */
function validObjects(): Json[] {
  return ["gateway", "settler", "dispatcher"].flatMap((service) => {
    const labels = { "app.kubernetes.io/component": service };
    const egress =
      service === "dispatcher" ? [{ cidr: "0.0.0.0/0", except: ["10.30.0.0/24"] }] : [{ cidr: "10.30.0.0/24" }];
    return [
      {
        apiVersion: "apps/v1",
        kind: "Deployment",
        metadata: { name: service },
        spec: { replicas: 2, template: { metadata: { labels }, spec: validPod(service) } },
      },
      { apiVersion: "v1", kind: "ServiceAccount", metadata: { name: service }, automountServiceAccountToken: false },
      {
        apiVersion: "policy/v1",
        kind: "PodDisruptionBudget",
        metadata: { name: service },
        spec: { selector: { matchLabels: labels } },
      },
      {
        apiVersion: "networking.k8s.io/v1",
        kind: "NetworkPolicy",
        metadata: { name: service },
        spec: {
          podSelector: { matchLabels: labels },
          policyTypes: ["Ingress", "Egress"],
          egress: [{ to: egress.map((ipBlock) => ({ ipBlock })) }],
        },
      },
    ];
  });
}

function validPod(service: string): Json {
  const amounts = { cpu: "1", memory: "1Gi" };
  return {
    automountServiceAccountToken: false,
    enableServiceLinks: false,
    securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: "RuntimeDefault" } },
    volumes: [{ name: "tmp", emptyDir: {} }],
    containers: [
      {
        name: service,
        image: `host:5000/lunas-${service}:1.2.3`,
        env: [{ name: "DATABASE_URL_FILE", value: "/run/secrets/database-url" }],
        ports: [{ containerPort: 9464 }],
        resources: { requests: { ...amounts }, limits: { ...amounts } },
        securityContext: {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ["ALL"] },
        },
        ...{ startupProbe: {}, livenessProbe: {}, readinessProbe: {} },
      },
    ],
  };
}

const pod = "0.spec.template.spec";
const container = `${pod}.containers.0`;
const set = (path: string, value: unknown) => (objects: Json) => {
  const fields = path.split(".");
  const field = fields.pop() ?? "";
  at(objects, fields.join("."))[field] = value;
};

/** For each rule, what breaks it in the objects of the gateway (0 to 3) or of the dispatcher (8 to 11). */
const plants: Readonly<Record<string, readonly ((objects: Json) => void)[]>> = {
  "no process runs as root": [
    set(`${pod}.securityContext.runAsNonRoot`, undefined),
    set(`${pod}.securityContext.runAsUser`, 0),
    set(`${container}.securityContext.runAsUser`, 0),
    set(`${container}.securityContext.runAsNonRoot`, false),
    set(`${pod}.initContainers`, [{ name: "first", securityContext: { runAsUser: 0 } }]),
    (objects) => {
      set(`${pod}.securityContext.runAsUser`, 0)(objects);
      set("0.spec", { jobTemplate: { spec: at(objects, "0.spec") } })(objects);
    },
  ],
  "the root file system is read-only": [set(`${container}.securityContext.readOnlyRootFilesystem`, undefined)],
  "a container has no capability and gains no right": [
    set(`${container}.securityContext.capabilities.drop`, ["NET_RAW"]),
    set(`${container}.securityContext.capabilities.add`, ["SYS_TIME"]),
    set(`${container}.securityContext.allowPrivilegeEscalation`, undefined),
    set(`${container}.securityContext.privileged`, true),
  ],
  "requests and limits of CPU and memory are set": [
    set(`${container}.resources.limits.memory`, undefined),
    set(`${container}.resources.limits.cpu`, undefined),
    set(`${container}.resources.requests`, undefined),
  ],
  "an image has a version or a digest": [
    set(`${container}.image`, "lunas-gateway:latest"),
    set(`${container}.image`, "host:5000/lunas-gateway"),
    set(`${container}.image`, "lunas-gateway@sha256:12"),
  ],
  "seccomp filters the system calls": [set(`${pod}.securityContext.seccompProfile.type`, "Unconfined")],
  "a pod shares nothing with its node": [
    set(`${pod}.hostNetwork`, true),
    set(`${pod}.hostPID`, true),
    set(`${pod}.volumes`, [{ name: "root", hostPath: { path: "/" } }]),
    set(`${container}.ports.0.hostPort`, 80),
  ],
  "no pod gets a token of the cluster": [
    set(`${pod}.automountServiceAccountToken`, undefined),
    set(`${pod}.enableServiceLinks`, undefined),
    set("1.automountServiceAccountToken", true),
  ],
  "secrets are files of a Secret that the chart does not write": [
    set(`${container}.env.0`, { name: "REDIS_URL", value: "redis://…" }),
    set(`${container}.env.0`, { name: "LOG_LEVEL", valueFrom: { secretKeyRef: { name: "a", key: "b" } } }),
    set(`${container}.envFrom`, [{ secretRef: { name: "a" } }]),
    set("0.kind", "Secret"),
  ],
  "only the settler has keys that spend": [
    set(`${container}.env.0.name`, "ANY_SIGNER_KEYS_FILE"),
    set(`${container}.env.0.name`, "ANY_TREASURY_SIGNER_FILE"),
  ],
  "the console listens only inside its pod": [
    set("0.spec.template.metadata.labels", { "app.kubernetes.io/component": "console" }),
    (objects) => {
      set("0.spec.template.metadata.labels", { "app.kubernetes.io/component": "console" })(objects);
      set(`${container}.env.0`, { name: "CONSOLE_HOST", value: "0.0.0.0" })(objects);
    },
  ],
  "a service has its three probes": [
    set(`${container}.startupProbe`, undefined),
    set(`${container}.livenessProbe`, undefined),
    set(`${container}.readinessProbe`, undefined),
  ],
  "a network policy limits every pod in both directions": [
    set("3.spec.policyTypes", ["Ingress"]),
    set("3.spec.podSelector.matchLabels", { "app.kubernetes.io/component": "other" }),
    set("3.spec.podSelector", {}),
  ],
  "several pods have a disruption budget": [set("2.spec.selector", {}), set("2.kind", "ConfigMap")],
  "the dispatcher reaches no address that gateway and settler alone may reach": [
    set("11.spec.egress.0.to.0.ipBlock.except", []),
  ],
};

const judge = (name: string, objects: Json[]) =>
  policies.find((each) => each.name === name)?.check(objects as unknown as KubeObject[]);

test.each(policies.map(({ name }) => name))("%s: found where it is broken, and only there", (name) => {
  expect(judge(name, validObjects())).toEqual([]);
  expect(plants[name]).toBeDefined();
  for (const plant of plants[name] ?? []) {
    const objects = validObjects();
    plant(objects as unknown as Json);
    expect(judge(name, objects)).toHaveLength(1);
  }
});
