import { Type } from "@sinclair/typebox";
import { EnvironmentOfSession } from "../schema/scalars";

/** The query of an operation that a session may call too: it names one of its environments. */
export const ofSession = Type.Object({ environment: Type.Optional(EnvironmentOfSession) });
