/** A fixed file that people's browsers ask for, beside the API. */
export interface Page {
  readonly path: string;
  /** Its media type. */
  readonly type: string;
  readonly body: Buffer;
  /** Instead of the API's own policy, which opens more than a page needs. */
  readonly contentSecurityPolicy?: string;
}
