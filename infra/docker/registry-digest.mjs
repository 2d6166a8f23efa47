// The digest that a tag has in a registry, by its HTTP API (OCI distribution specification): no docker is needed.
import { createHash } from "node:crypto";

const timeoutMs = 30_000;
const listTypes = [
  "application/vnd.oci.image.index.v1+json",
  "application/vnd.docker.distribution.manifest.list.v2+json",
];
const manifestTypes = [
  "application/vnd.oci.image.manifest.v1+json",
  "application/vnd.docker.distribution.manifest.v2+json",
];

/**
 * The digest of the list of all architectures. It is computed from the bytes that the registry sends: a registry that tells another one
 * is not believed.
 * @param {string} image such as `node:22-bookworm-slim`
 * @param {string} registry the URL of one that has it, a mirror for instance
 */
export async function registryDigest(image, registry) {
  const { repository, tag } = placeOf(image);
  const url = new URL(`/v2/${repository}/manifests/${tag}`, registry);
  const headers = { accept: [...listTypes, ...manifestTypes].join(", ") };
  let answer = await get(url, headers);
  if (answer.status === 401) {
    await answer.body?.cancel();
    const token = await tokenFor(answer.headers.get("www-authenticate") ?? "", repository);
    answer = await get(url, { ...headers, authorization: `Bearer ${token}` });
  }
  if (!answer.ok) throw new Error(`the registry answered ${answer.status} for ${image}`);
  const type = (answer.headers.get("content-type") ?? "").split(";")[0].trim();
  if (!listTypes.includes(type)) throw new Error(`the registry sent no list of architectures for ${image}: ${type}`);
  const digest = `sha256:${createHash("sha256")
    .update(Buffer.from(await answer.arrayBuffer()))
    .digest("hex")}`;
  const reported = answer.headers.get("docker-content-digest");
  if (reported !== null && reported !== digest)
    throw new Error(`the registry sent other bytes for ${image} than its digest says`);
  return digest;
}

/** Images without an owner stand under `library/`. */
function placeOf(image) {
  const [, path, tag] = /^([a-z0-9._/-]+):([\w.-]+)$/.exec(image) ?? [];
  if (path === undefined) throw new Error(`${image} is no image with a tag`);
  return { repository: path.includes("/") ? path : `library/${path}`, tag };
}

/** A registry that is open to all still wants a token, and says where it is given. */
async function tokenFor(challenge, repository) {
  const { realm, service } = Object.fromEntries(
    [...challenge.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
  );
  if (!challenge.startsWith("Bearer ") || realm === undefined) throw new Error("the registry wants to know who asks");
  const url = new URL(realm);
  if (service !== undefined) url.searchParams.set("service", service);
  url.searchParams.set("scope", `repository:${repository}:pull`);
  const answer = await get(url, {});
  if (!answer.ok) throw new Error(`${url.origin} answered ${answer.status} for a token`);
  const { token, access_token: accessToken } = await answer.json();
  return token ?? accessToken;
}

const get = (url, headers) => fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
