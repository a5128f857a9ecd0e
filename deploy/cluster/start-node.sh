#!/bin/bash
# Starts a node of compose.yml: it joins the others where one of them answers; else it forms the cluster if that is its to do,
# which is n1's with an empty folder, and later that of the node which was the last to stop.
set -eu
name=$1
address=$2
shift 2
data=/var/lib/mysql

is_there() {
  timeout 2 bash -c "exec 3<>/dev/tcp/$1/4567" 2>/dev/null
}

form=()
others=0
for peer in "$@"; do
  if [ "$peer" != "$address" ] && is_there "$peer"; then others=$((others + 1)); fi
done
if [ "$others" -eq 0 ]; then
  if [ ! -f "$data/grastate.dat" ] && [ "$name" = n1 ]; then form=(--wsrep-new-cluster); fi
  if grep -qs '^safe_to_bootstrap: 1$' "$data/grastate.dat"; then form=(--wsrep-new-cluster); fi
fi

peers=$(IFS=,; echo "$*")
exec docker-entrypoint.sh mariadbd --wsrep-node-name="$name" --wsrep-node-address="$address" \
  --wsrep-cluster-address="gcomm://$peers" "${form[@]}"
