/** A page on any user's own machine would count as one of ours. */
export function refuseLocalDomain(domains: readonly string[]): string | undefined {
  return domains.some(isLocal) ? "names localhost: remove it" : undefined;
}

export function isLocal(domain: string): boolean {
  return /^(localhost|127\.0\.0\.1)(:|$)/.test(domain);
}
