# Where the engine of this checkout lives. Sourced, not run. Short, because a socket's path may have 108 characters at most.
checkout=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd -P)
engine=${LUNAS_ENGINE_FOLDER:-/var/tmp/lunas-engine-$(printf %s "$checkout" | sha256sum | cut -c1-12)}
export DOCKER_HOST=unix://$engine/docker.sock DOCKER_CONFIG=$engine/config
export PATH=$engine/bin:$PATH
