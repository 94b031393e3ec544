#!/usr/bin/env bash
# Installs Chromium and ChromeDriver from Debian's packages, for the browser tests.
set -euo pipefail
ask="install Chromium (or Chrome) and ChromeDriver of the same version, and name them by CHROMIUM and CHROMEDRIVER if they are not in PATH"
command -v apt-get >/dev/null || { echo "No browser for the tests: $ask." >&2; exit 1; }
as=()
if [ "$(id -u)" != 0 ]; then
  sudo -n true 2>/dev/null || { echo "No browser for the tests, and installing one needs root: $ask." >&2; exit 1; }
  as=(sudo -n)
fi
export DEBIAN_FRONTEND=noninteractive
# the time-out: another program may be using apt at this moment
apt=("${as[@]}" apt-get -q -o DPkg::Lock::Timeout=300)
"${apt[@]}" update >/dev/null
"${apt[@]}" install -y --no-install-recommends chromium chromium-driver fonts-dejavu-core >/dev/null
echo "setup-browser: installed $(/usr/bin/chromedriver --version | cut -d' ' -f1-2)"
