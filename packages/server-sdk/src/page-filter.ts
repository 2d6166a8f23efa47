/** A page of a list, and how many it has at most. */
export interface PageFilter {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}
