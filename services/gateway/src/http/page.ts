import type { Packed } from "./packed";

/** A file for browsers, in addition to the API. */
export interface Page {
  readonly path: string;
  /** Its media type. */
  readonly type: string;
  /** A function where the content changes: it runs for each request. */
  readonly body: Buffer | (() => Buffer);
  /** The body compressed in advance. */
  readonly packed?: Packed;
  /** Replaces the API's own policy, which allows more than a page needs. */
  readonly contentSecurityPolicy?: string;
}
