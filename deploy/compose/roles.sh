#!/bin/sh
# Two roles (docs/deploy.md#two-roles): the owner of the tables, and the server's, which works on rows alone.
set -eu
psql --set=ON_ERROR_STOP=1 --username=postgres --dbname=postgres \
  --set=owner="$(cat /run/secrets/database_owner_password)" --set=server="$(cat /run/secrets/database_password)" <<'SQL'
create role intranet_dona login password :'owner';
create role intranet_servidor login password :'server';
create database intranet owner intranet_dona;
SQL
