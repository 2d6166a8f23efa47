/** A file that people's browsers ask for, beside the API. */
export interface Page {
  readonly path: string;
  /** Its media type. */
  readonly type: string;
  /** What is not the same for ever is made anew for each request. */
  readonly body: Buffer | (() => Buffer);
  /** Instead of the API's own policy, which opens more than a page needs. */
  readonly contentSecurityPolicy?: string;
}
