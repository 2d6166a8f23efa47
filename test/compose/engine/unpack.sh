# Debian's packages without installing them. Sourced, not run.

# Debian's package source for a suite, where this machine gets its own packages from.
mirror() { apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | grep -m1 '/debian/*$'; }

# unpack FOLDER SUITE PACKAGE…: by an apt of its own, so that the machine's lists and sources stay as they are.
unpack() {
  local into=$1 suite=$2 apt
  apt=$(mktemp -d)
  shift 2
  mkdir -p "$into" "$apt"/etc/{apt.conf.d,preferences.d,sources.list.d} "$apt"/lists/partial "$apt"/archives/partial
  : >"$apt/status"
  printf 'Types: deb\nURIs: %s\nSuites: %s\nComponents: main\nSigned-By: /usr/share/keyrings/debian-archive-keyring.gpg\n' \
    "$(mirror)" "$suite" >"$apt/etc/sources.list.d/$suite.sources"
  cat >"$apt/apt.conf" <<CONF
Dir::Etc "$apt/etc";
Dir::Etc::main "$apt/apt.conf";
Dir::State "$apt";
Dir::State::status "$apt/status";
Dir::State::lists "$apt/lists";
Dir::Cache "$apt";
Acquire::Languages "none";
Acquire::Check-Date "false";
APT::Sandbox::User "root";
CONF
  (
    cd "$apt/archives"
    export APT_CONFIG=$apt/apt.conf
    apt-get update -qq >&2
    apt-get download -qq "$@" >&2
    for package in *.deb; do dpkg-deb -x "$package" "$into"; done
  )
  rm -rf "$apt"
}
