import { pagePolicy } from "@lunas/runtime/page-policy";

/** Only our own files and our own origin: no inline script or style, no evaluation, no other server. */
export const sitePolicy = pagePolicy(["img-src 'self' data:", "connect-src 'self'"]);
