#!/bin/sh
# Makes an authority of your own and the servers' certificate (name: intranet), for TLS between nginx and the servers.
# The authority stays; each run makes a new certificate of one year. A folder may be named.
set -eu
folder=${1:-$(dirname "$0")/secrets}
mkdir -p "$folder"
chmod 700 "$folder"
cd "$folder"

key() { openssl ecparam -name prime256v1 -genkey -noout -out "$1"; chmod 400 "$1"; }

if [ ! -e servers-ca.key ]; then
  key servers-ca.key
  openssl req -x509 -new -sha256 -key servers-ca.key -days 3650 -subj "/CN=Intranet: servidores" \
    -addext basicConstraints=critical,CA:TRUE,pathlen:0 -addext keyUsage=critical,keyCertSign -out servers-ca.crt
fi
rm -f server.key
key server.key
openssl req -new -sha256 -key server.key -subj /CN=intranet -out server.csr
printf 'subjectAltName=DNS:intranet,DNS:localhost,IP:127.0.0.1\nbasicConstraints=critical,CA:FALSE\nextendedKeyUsage=serverAuth\n' >server.ext
openssl x509 -req -sha256 -in server.csr -CA servers-ca.crt -CAkey servers-ca.key -CAcreateserial -days 365 \
  -extfile server.ext -out server.crt
rm -f server.csr server.ext
chmod 444 servers-ca.crt server.crt
