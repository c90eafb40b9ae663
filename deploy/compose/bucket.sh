#!/bin/sh
# The bucket of the files, and the user of the servers: it reads, writes and removes files there.
set -eu
until mc alias set s http://store:9000 root "$(cat /run/secrets/store_root_password)"; do sleep 1; done
mc mb --ignore-existing s/intranet
mc admin user add s intranet "$(cat /run/secrets/store_password)"
mc admin policy create s intranet-files /bucket-policy.json
mc admin policy attach s intranet-files --user intranet || mc admin policy entities s --user intranet
