#!/bin/sh
# Health agent of a Galera node, for haproxy's HTTP check: 200 when this node takes statements, else 503.
# Reads one request on standard input and answers on standard output; systemd's socket (waybill-wsrep-agent.socket) or
# socat starts it for each connection. A plain login check would stay green on a node that has lost its quorum.
#
# WSREP_AGENT_CNF: option file with the login of a user who needs no privilege but to connect.
set -u

state=$(timeout 0.8 mariadb --defaults-file="${WSREP_AGENT_CNF:-/etc/waybill/agent.cnf}" \
  --batch --skip-column-names --connect-timeout=1 --execute="
    SHOW GLOBAL STATUS WHERE Variable_name IN ('wsrep_cluster_status', 'wsrep_ready', 'wsrep_local_state')" 2>/dev/null |
  tr '\t' '=' | sort | tr '\n' ' ')

# Local state 4 is Synced, 2 is Donor, which goes on taking statements; 1 and 3 are joining.
case $state in
  'wsrep_cluster_status=Primary wsrep_local_state=4 wsrep_ready=ON '*) code='200 OK' ;;
  'wsrep_cluster_status=Primary wsrep_local_state=2 wsrep_ready=ON '*) code='200 OK' ;;
  *) code='503 Service Unavailable' ;;
esac
body=${state:-no answer}
printf 'HTTP/1.1 %s\r\nContent-Type: text/plain\r\nContent-Length: %d\r\nConnection: close\r\n\r\n%s\n' \
  "$code" "$((${#body} + 1))" "$body"
