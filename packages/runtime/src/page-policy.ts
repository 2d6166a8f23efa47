/** The browser refuses text as a script: only what a policy of the page's own has made may become one. */
export const trustedScripts = "require-trusted-types-for 'script'";

/**
 * The Content-Security-Policy of a page with scripts and style sheets from files of its own origin, in no frame and without forms.
 * `loads`: directives for what else it may load; `limits`: further ones at the end.
 */
export function pagePolicy(loads: readonly string[], limits: readonly string[] = []): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ...loads,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    ...limits,
  ].join("; ");
}
