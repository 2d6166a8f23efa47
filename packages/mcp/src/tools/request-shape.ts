import { z } from "zod";

const MOST_BODY = 64_000;

/** What an assistant may choose of a request. Headers are not among it: they could carry the owner's credentials. */
export const requestShape = {
  url: z.string().max(2_048).describe("The whole http or https address."),
  method: z.enum(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]).default("GET"),
  body: z.string().max(MOST_BODY).optional().describe("The request's body, as text. Not with GET or HEAD."),
  contentType: z
    .string()
    .regex(/^[a-z0-9.+-]+\/[a-z0-9.+-]+(?:; ?charset=[a-z0-9-]+)?$/i)
    .optional()
    .describe("The body's type, such as application/json."),
};
