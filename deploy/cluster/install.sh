#!/bin/sh
# Makes the users and folders that the units and settings of this folder name, and puts the files in their places; run as root
# from the folder that they are in. Run again, it changes nothing that an administrator has written.
#   install.sh node       a database node: health agent, settings of Galera, certificates' folder
#   install.sh server     an application machine: unit, settings, folder of the release
#   install.sh balancer   haproxy's settings and certificates' folder
set -eu
here=$(cd "$(dirname "$0")" && pwd)

account() { # name, home
  getent passwd "$1" >/dev/null || useradd --system --user-group --no-create-home --home-dir "$2" --shell /usr/sbin/nologin "$1"
}
folder() { # mode, owner, path
  install -d -m "$1" -o "${2%:*}" -g "${2#*:}" "$3"
}
place() { # mode, owner, file, path: what is there stays
  [ -e "$4" ] || install -m "$1" -o "${2%:*}" -g "${2#*:}" "$here/$3" "$4"
}
program() { # mode, file, path: of this release
  install -m "$1" -o root -g root "$here/$2" "$3"
}

case ${1:-} in
  node)
    account waybill-agent /nonexistent
    folder 0755 root:root /etc/waybill
    [ -e /etc/waybill/agent.cnf ] || {
      umask 077
      printf '[client]\nuser=agent\npassword=\nsocket=/run/mysqld/mysqld.sock\n' >/etc/waybill/agent.cnf
      chown waybill-agent:waybill-agent /etc/waybill/agent.cnf
    }
    folder 0750 root:mysql /etc/mysql/certificates
    program 0755 wsrep-agent.sh /usr/local/bin/wsrep-agent.sh
    program 0644 waybill-wsrep-agent.socket /etc/systemd/system/waybill-wsrep-agent.socket
    program 0644 waybill-wsrep-agent@.service /etc/systemd/system/waybill-wsrep-agent@.service
    program 0644 galera.cnf /etc/mysql/mariadb.conf.d/60-waybill-galera.cnf
    place 0640 root:mysql node.cnf.example /etc/mysql/mariadb.conf.d/61-waybill-node.cnf
    ;;
  server)
    account waybill /var/lib/waybill
    folder 0755 root:root /etc/waybill
    folder 0755 root:root /opt/waybill
    folder 0750 waybill:waybill /var/lib/waybill
    [ -e /etc/waybill/waybill.env ] || {
      umask 077
      printf 'NODE_ENV=production\nDATABASE_URL=\nJWT_SECRET=\nAPP_URL=\nTRUST_PROXY=\nSMTP_URL=\n' >/etc/waybill/waybill.env
    }
    program 0644 waybill.service /etc/systemd/system/waybill.service
    ;;
  balancer)
    folder 0755 root:root /etc/haproxy
    folder 0750 root:haproxy /etc/haproxy/certificates
    program 0644 haproxy.cfg /etc/haproxy/haproxy.cfg
    ;;
  *)
    echo "usage: install.sh node | server | balancer" >&2
    exit 2
    ;;
esac
[ ! -d /run/systemd/system ] || systemctl daemon-reload
