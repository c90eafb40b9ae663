#!/bin/sh
# Makes the secrets of docker-compose.yml, random, in deploy/secrets; those that are there stay. A folder may be named.
set -eu
folder=${1:-$(dirname "$0")/secrets}
mkdir -p "$folder"
# Containers read the files as accounts of their own; on this machine nobody else gets into the folder.
chmod 700 "$folder"

random() { node -e "process.stdout.write(require('node:crypto').randomBytes(32).toString('hex'))" 2>/dev/null || openssl rand -hex 32 | tr -d '\n'; }
keep() { [ -e "$folder/$1" ] || { cat >"$folder/$1" && chmod 444 "$folder/$1"; }; }

for name in postgres_password database_owner_password database_password store_root_password store_password secret_key; do
  random | keep $name
done
printf 'postgres://intranet_dona:%s@postgres:5432/intranet' "$(cat "$folder/database_owner_password")" | keep database_owner_url
printf 'postgres://intranet_servidor:%s@postgres:5432/intranet' "$(cat "$folder/database_password")" | keep database_url
printf 's3://intranet:%s@store:9000/intranet?region=us-east-1&tls=false' "$(cat "$folder/store_password")" | keep storage_url
