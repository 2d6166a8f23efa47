import type { Fault } from "../fault";

/** A power cut for the database, in the middle of everybody's wait; blocks go on. */
export const postgresRestarts: Fault = {
  id: "F9",
  title: "Postgres is killed and recovers",
  at: "waiting",
  hasRefunds: true,
  strike: async ({ scenario, company }) => {
    await company.chainControl.release();
    await scenario.harness.stack.restart("postgres", "SIGKILL");
  },
};
