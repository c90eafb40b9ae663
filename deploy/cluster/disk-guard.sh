#!/bin/sh
# Ends PostgreSQL where the disk of a leader takes no more: it would go on as the leader, and refuse every write. Patroni
# then has a replica take over. Beside Patroni on each database machine, as postgres, with its data_dir:
#   disk-guard.sh /var/lib/postgresql/15/intranet
set -u
data=$1
probe=$(dirname "$data")/disk-guard.probe
failed=0
while sleep 2; do
  if head -c 65536 /dev/zero >"$probe" 2>/dev/null; then failed=0; else failed=$((failed + 1)); fi
  rm -f "$probe"
  if [ "$failed" -lt 3 ] || [ -e "$data/standby.signal" ]; then continue; fi
  failed=0
  pid=$(head -n 1 "$data/postmaster.pid" 2>/dev/null)
  if [ -n "$pid" ]; then kill -QUIT "$pid"; fi
done
