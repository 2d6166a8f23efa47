import { until } from "@lunas/testkit/time/until";
import { docker } from "./docker";

export interface ServiceState {
  /** Of its last update: `completed`, `rollback_completed`, …; undefined before the first. */
  readonly update: string | undefined;
  readonly image: string;
}

interface Inspected {
  readonly Spec: { readonly TaskTemplate: { readonly ContainerSpec: { readonly Image: string } } };
  readonly UpdateStatus?: { readonly State?: string };
}

const changing = ["updating", "rollback_started"];
const limit = { timeoutMs: 240_000, intervalMs: 500 };

export async function stateOf(service: string): Promise<ServiceState> {
  const [found] = JSON.parse(await docker(["service", "inspect", service])) as Inspected[];
  if (found === undefined) throw new Error(`there is no service ${service}`);
  return { update: found.UpdateStatus?.State, image: found.Spec.TaskTemplate.ContainerSpec.Image };
}

/** Until each service has as many tasks as it wants, each job has ended, and no update is under way. */
export async function rest(stack: string): Promise<void> {
  let open: readonly string[] = [];
  const isAtRest = async () => {
    open = await unfinished(stack);
    return open.length === 0;
  };
  try {
    await until(isAtRest, { ...limit, what: "the swarm" });
  } catch {
    throw new Error(`after ${limit.timeoutMs / 1_000} s Swarm is not ready with: ${open.join(", ")}`);
  }
}

async function unfinished(stack: string): Promise<readonly string[]> {
  const format = "{{.Name}} {{.Replicas}}";
  const listed = await docker(["service", "ls", "--filter", `name=${stack}_`, "--format", format]);
  const found = await Promise.all(
    listed.split("\n").map(async (line) => {
      const [, name = "", running, wanted, completed, jobs] =
        /^(\S+) (\d+)\/(\d+)(?: \((\d+)\/(\d+) completed\))?/.exec(line) ?? [];
      const isJob = jobs !== undefined;
      const isWhole = isJob ? completed === jobs : running === wanted;
      const { update = "completed" } = isWhole && !isJob ? await stateOf(name) : {};
      return isWhole && !changing.includes(update) ? [] : [`${line} ${update}`];
    }),
  );
  return found.flat();
}
