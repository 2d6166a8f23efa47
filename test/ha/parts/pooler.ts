import { connectDatabase } from "@lunas/database/connect";
import { query } from "@lunas/stack/postgres/query";
import type { ServiceName } from "@lunas/stack/services";
import type { Part } from "../part";
import { atPort, poolerSteps, startPgBouncer } from "../servers/pgbouncer";

const users = ["gateway", "settler", "dispatcher"] as const;

/** PgBouncer in transaction mode between all services and PostgreSQL. Its connections are cut, and then it is killed. */
export const pooler: Part = {
  name: "pooler",
  title: "PgBouncer in transaction mode",
  async arrange(stack) {
    const urlOf = (service: ServiceName) => stack.databaseUrlOf(`lunas_${service}`);
    const port = await startPgBouncer(stack, users.map(urlOf));
    return {
      env: (service) => ({ DATABASE_URL: atPort(urlOf(service), port), DATABASE_POOLER: "transaction" }),
      steps: poolerSteps(stack, `select pg_terminate_backend(pid) ${ofServices}`),
      examine: async (installation) => {
        const open = await installation.query(`select 1 ${ofServices}`);
        const [limits] = await query(atPort(urlOf("settler"), port), limitsSql);
        const isLimited = JSON.stringify(limits) === JSON.stringify({ limit: "10s", scan: "off" });
        const refusal = await refusalOf(atPort(urlOf("settler"), port));
        return {
          note: `${open.length} connections to PostgreSQL`,
          wrong: [
            ...(isLimited ? [] : [`statements have the limits ${JSON.stringify(limits)}`]),
            ...(/unsupported startup parameter/.test(refusal) ? [] : [`without DATABASE_POOLER: ${refusal}`]),
          ],
        };
      },
    };
  },
};

/** What a service is told that does not know of the pooler. */
async function refusalOf(url: string): Promise<string> {
  const database = connectDatabase({ url, poolSize: 1, applicationName: "lunas-settler", fewRows: true });
  const answered = database.ping().then(
    () => "it works",
    (error: Error) => error.message,
  );
  return answered.finally(() => database.close());
}

const ofServices = "from pg_stat_activity where usename like 'lunas\\_%'";
const limitsSql = "select current_setting('statement_timeout') as limit, current_setting('enable_seqscan') as scan";
