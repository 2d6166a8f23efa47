/** What the policies read of a rendered object. The schemas check the rest. */
export interface KubeObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly labels?: Labels; readonly annotations?: Labels };
  readonly automountServiceAccountToken?: boolean;
  /** Of a ConfigMap. */
  readonly data?: Labels;
  readonly spec?: {
    readonly replicas?: number;
    readonly template?: PodTemplate;
    /** Of a CronJob. */
    readonly jobTemplate?: { readonly spec?: { readonly template?: PodTemplate } };
    readonly selector?: Labels | { readonly matchLabels?: Labels };
    readonly podSelector?: { readonly matchLabels?: Labels };
    readonly policyTypes?: readonly string[];
    readonly egress?: readonly EgressRule[];
    readonly [field: string]: unknown;
  };
}

interface PodTemplate {
  readonly metadata?: { readonly labels?: Labels; readonly annotations?: Labels };
  readonly spec?: PodSpec;
}

export type Labels = Readonly<Record<string, string>>;

export interface EgressRule {
  readonly to?: readonly {
    readonly ipBlock?: { readonly cidr: string; readonly except?: readonly string[] };
    readonly [peer: string]: unknown;
  }[];
}

export interface PodSpec {
  readonly automountServiceAccountToken?: boolean;
  readonly enableServiceLinks?: boolean;
  readonly hostNetwork?: boolean;
  readonly hostPID?: boolean;
  readonly hostIPC?: boolean;
  readonly securityContext?: SecurityContext;
  readonly containers?: readonly Container[];
  readonly initContainers?: readonly Container[];
  readonly volumes?: readonly Readonly<Record<string, unknown>>[];
}

export interface SecurityContext {
  readonly runAsNonRoot?: boolean;
  readonly runAsUser?: number;
  readonly privileged?: boolean;
  readonly allowPrivilegeEscalation?: boolean;
  readonly readOnlyRootFilesystem?: boolean;
  readonly capabilities?: { readonly drop?: readonly string[]; readonly add?: readonly string[] };
  readonly seccompProfile?: { readonly type?: string };
}

export interface Container {
  readonly name: string;
  readonly image?: string;
  readonly command?: readonly string[];
  readonly env?: readonly { readonly name: string; readonly value?: string; readonly valueFrom?: unknown }[];
  readonly envFrom?: readonly unknown[];
  readonly ports?: readonly { readonly hostPort?: number }[];
  readonly resources?: { readonly limits?: Labels; readonly requests?: Labels };
  readonly securityContext?: SecurityContext;
  readonly startupProbe?: unknown;
  readonly livenessProbe?: unknown;
  readonly readinessProbe?: unknown;
}

/** An object that runs pods, with its pod's parts. */
export interface Workload {
  readonly object: KubeObject;
  readonly pod: PodSpec;
  readonly containers: readonly Container[];
  readonly labels: Labels;
  readonly annotations: Labels;
}

export function workloadsOf(objects: readonly KubeObject[]): readonly Workload[] {
  return objects.flatMap((object) => {
    const template = object.spec?.template ?? object.spec?.jobTemplate?.spec?.template;
    if (template?.spec === undefined) return [];
    const { spec: pod } = template;
    const { labels = {}, annotations = {} } = template.metadata ?? {};
    const containers = [...(pod.initContainers ?? []), ...(pod.containers ?? [])];
    return [{ object, pod, containers, labels, annotations }];
  });
}

/** Whether a selector's labels match a pod's. An absent selector matches nothing here, so that a policy cannot hide behind one. */
export function selects(selector: Labels | undefined, labels: Labels): boolean {
  const wanted = Object.entries(selector ?? {});
  return wanted.length > 0 && wanted.every(([name, value]) => labels[name] === value);
}

export function nameOf({ kind, metadata }: KubeObject): string {
  return `${kind} ${metadata.name}`;
}
