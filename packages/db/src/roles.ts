/**
 * Two roles: the owner changes tables, the server's role works on rows alone (docs/deploy.md#two-roles). With one role
 * it is both.
 */
import { withClient } from './with-client.ts'

/** The role that an address signs in as. */
export const roleOf = (url: string): string => decodeURIComponent(new URL(url).username)

/** Whether the role at `url` owns the tables, or may make the first ones. */
export const ownsTables = (url: string): Promise<boolean> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ owns: boolean }>(`
      select coalesce(
        (select pg_has_role(c.relowner, 'usage') from pg_class c where c.oid = to_regclass('public.migracao')),
        has_schema_privilege('public', 'create')) as owns`)
    return rows[0]!.owns
  })

/** Migrations that were applied, for a role that may not make the list. */
export const appliedMigrations = (url: string): Promise<{ nome: string; hash: string }[]> =>
  withClient(url, async (client) => {
    const { rowCount } = await client.query(`select where to_regclass('public.migracao') is not null`)
    if (!rowCount) return []
    const { rows } = await client.query<{ nome: string; hash: string }>(
      'select nome, hash from migracao order by nome',
    )
    return rows
  })

/** In which the database counts its days, for the role at `url`. */
export const timeZoneOf = (url: string): Promise<string> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ zone: string }>(`select current_setting('timezone') as zone`)
    return rows[0]!.zone
  })

/** Tables of the security log: the server's role adds lines and reads them. */
const appended = 'seguranca_evento, seguranca_dia'
/** What a retention ends, or an erasure, also where its month was moved aside. */
const sweptAside =
  'meses_guardados.acesso_dado_pessoal, meses_guardados.campanha_envio, meses_guardados.log_historico'

/** Gives the server's role what it needs and no more; `ownerUrl` is of who owns the tables. Safe to run twice. */
export const grantServer = (ownerUrl: string, role: string): Promise<void> =>
  withClient(ownerUrl, async (client) => {
    const name = client.escapeIdentifier(role)
    await client.query(`
      begin;
      grant usage on schema public, importacao, pgboss, meses, meses_guardados to ${name};
      grant create on schema importacao to ${name};
      grant select, insert, update, delete on all tables in schema public, pgboss to ${name};
      grant usage, select, update on all sequences in schema public, pgboss to ${name};
      revoke update, delete on ${appended} from ${name};
      revoke insert, update, delete on all tables in schema meses, meses_guardados from ${name};
      grant select on all tables in schema meses, meses_guardados to ${name};
      grant update, delete on ${sweptAside} to ${name};
      revoke insert, update, delete on migracao from ${name};
      do $$
      declare lines regclass;
      begin
        -- Lines of sheets that came while there was one role. The server owns those that it made.
        for lines in select oid from pg_class where relnamespace = 'importacao'::regnamespace and relkind = 'r'
            and pg_has_role(relowner, 'usage') loop
          execute format('grant select, insert, update, delete on %s to %I', lines, ${client.escapeLiteral(role)});
        end loop;
        -- From PostgreSQL 17 on; before, a table is tidied up by autovacuum alone.
        if current_setting('server_version_num')::int >= 170000 then
          execute format('grant maintain on vendas_lead_delta, vendas_situacao_delta, suprimento_delta to %I', ${client.escapeLiteral(role)});
        end if;
      end $$;
      commit`)
  })
