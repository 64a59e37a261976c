#!/usr/bin/env bash
# Checks the files of `deploy` and the Dockerfile by their own programs, where these are installed.
# With --all, a program that is missing counts as a failure.
set -uo pipefail
cd "$(dirname "$0")/.."
all=${1:-}
failed=0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# check <program> <what> <command>...
check() {
  local program=$1 what=$2 output
  shift 2
  if ! $program >/dev/null 2>&1; then
    echo "skip  $what: ${program%% *} is not installed"
    [ "$all" = --all ] && failed=1
  elif output=$("$@" 2>&1); then
    echo "ok    $what"
  else
    printf 'FAIL  %s\n%s\n' "$what" "$output"
    failed=1
  fi
}

chart=deploy/helm/greenroom
sed -e 's/=$/=something/' deploy/docker/env.example >"$work/env"
compose() { docker compose --env-file "$work/env" "$@" config --quiet; }
rendered() {
  helm template greenroom "$chart" \
    --set "ingress.enabled=true,serviceMonitor.enabled=true,worker.autoscaling.enabled=true" |
    kubeconform -strict -skip PodMonitor -
}
unit() {
  # The program need not be installed to check its unit.
  sed -e 's#^ExecStart=/usr/bin/env greenroom#ExecStart=/usr/bin/env true#' "deploy/systemd/$1" >"$work/$2"
  systemd-analyze verify "$work/$2"
}

check 'hadolint --version' 'Dockerfile' hadolint Dockerfile
check 'docker compose version' 'compose.yaml' compose --file deploy/docker/compose.yaml
check 'docker compose version' 'compose.yaml with shared-index.yaml' \
  compose --file deploy/docker/compose.yaml --file deploy/docker/shared-index.yaml
check 'helm version' 'chart' helm lint "$chart"
check 'kubeconform -v' 'what the chart makes' rendered
check 'promtool --version' 'alerts.yml' promtool check rules deploy/monitoring/alerts.yml
check 'systemd-analyze --version' 'greenroom.service' unit greenroom.service greenroom.service
check 'systemd-analyze --version' 'greenroom@.service' unit greenroom@.service greenroom@index.service
exit "$failed"
