#!/bin/bash
# Run by the image of MariaDB in an empty folder, before the node joins anything: the account of the health agents, which may do
# nothing but connect.
docker_process_sql <<SQL
CREATE USER IF NOT EXISTS 'agent'@'127.0.0.1' IDENTIFIED BY '${AGENT_PASSWORD}';
SQL
