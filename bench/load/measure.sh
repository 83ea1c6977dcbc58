#!/usr/bin/env bash
# Measures the room on one database, driver and server on this machine: without a limit, at 250 and
# at 500 turns a second, and the memory a match takes. See README.md beside it.
#   bench/load/measure.sh sqlite | postgresql://user@host:port/name   [SECONDS]
set -euo pipefail
cd "$(dirname "$0")/../.."
database=$1 seconds=${2:-60} port=${PORT:-8097}
folder=$(mktemp -d)
if [[ $database != sqlite ]]; then export KAMENY_DB=$database; fi

echo "$(date -u '+%F %T') UTC, load before: $(cut -d' ' -f1-3 /proc/loadavg)"
java ${SERVER_OPTIONS:-} -jar server/target/quarkus-app/quarkus-run.jar --port "$port" --data "$folder" >"$folder/log" 2>&1 &
server=$!
trap 'kill $server; wait $server || true; rm -rf "$folder"' EXIT
until grep -q "^Kameny:" "$folder/log"; do sleep 0.2; done

load() {
  java -XX:+UseSerialGC -cp cli/target/kameny-cli.jar bench/load/Load.java "http://localhost:$port" "$@" 2>>"$folder/driver"
}
heap() { # bytes that are reachable
  jcmd $server GC.class_histogram | awk '$1 == "Total" { print $3 }'
}

load --matches 50 --connections 40 --seconds 5 >/dev/null # the first of everything costs most
few=$(heap)
load --matches 1000 --connections 180 --seconds "$seconds" | tee "$folder/full"
many=$(heap)
kept=$((1000 + $(sed 's/.* at once, \([0-9]*\) finished.*/\1/' "$folder/full"))) # ended ones stay for five minutes
echo "memory: $(((many - few) / kept)) bytes for each of $kept matches; reachable $((few / 1000000)) MB before," \
  "$((many / 1000000)) MB with them; whole process $(awk '/VmRSS/ { print int($2 / 1024) " MB" }' /proc/$server/status)"
load --matches 1000 --connections 60 --seconds "$seconds" --rate 250
load --matches 1000 --connections 60 --seconds "$seconds" --rate 500
echo "load after: $(cut -d' ' -f1-3 /proc/loadavg)"
grep -v "begun" "$folder/driver" | sort | uniq -c | sort -rn | head -5 >&2 || true
grep -E "ERROR|WARN" "$folder/log" | head -5 >&2 || true
