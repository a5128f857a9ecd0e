#!/bin/sh
# Makes a certificate authority of the cluster's own, and a certificate for each node that it is given:
#   certificates.sh FOLDER n1=10.0.0.11 n2=10.0.0.12 n3=10.0.0.13
# FOLDER/ca.pem goes to every node and server, FOLDER/n1.pem and n1.key to the node; ca.key stays where it was made. What is
# there already is kept, so that a node can be added later.
set -eu
umask 077
folder=$1
shift
mkdir -p "$folder"
cd "$folder"

[ -f ca.key ] || openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:3072 -out ca.key 2>/dev/null
[ -f ca.pem ] || openssl req -x509 -new -key ca.key -sha256 -days 3650 -subj '/CN=waybill-cluster-ca' -out ca.pem

for node in "$@"; do
  name=${node%%=*}
  address=${node#*=}
  [ -f "$name.pem" ] && continue
  openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:3072 -out "$name.key" 2>/dev/null
  openssl req -new -key "$name.key" -subj "/CN=$name" -out "$name.csr"
  printf 'subjectAltName=DNS:%s,IP:%s,DNS:localhost,IP:127.0.0.1\nextendedKeyUsage=serverAuth,clientAuth\n' \
    "$name" "$address" >"$name.ext"
  openssl x509 -req -in "$name.csr" -CA ca.pem -CAkey ca.key -CAcreateserial -sha256 -days 1825 \
    -extfile "$name.ext" -out "$name.pem" 2>/dev/null
  rm "$name.csr" "$name.ext"
done
