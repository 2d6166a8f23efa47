import type { Fixture } from "./fault";

const settlers = [1, 2];

/** Both settlers with these settings, also where one of them was killed; waits until they share the lanes. */
export async function restartSettlers(
  scenario: Fixture["scenario"],
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const running = scenario.running();
  await Promise.all(
    settlers.map(async (settler) => {
      if (running.includes(`settler-${settler}`)) await scenario.stop(`settler-${settler}`);
      await scenario.startSettler(settler, env);
    }),
  );
  await scenario.untilShared("sandbox");
}
