import { sql, type RawBuilder } from 'kysely'

/** A channel's name beside others; with its provider where channels of several providers are called alike. */
export const channelName = (
  alias: string,
): RawBuilder<string> => sql<string>`(${sql.ref(`${alias}.nome`)} || coalesce((
  select ' (' || e.nome || ')' from empresa e where e.id = ${sql.ref(`${alias}.id_empresa`)} and exists (
    select from vendas_canal x where x.id <> ${sql.ref(`${alias}.id`)} and x.nome = ${sql.ref(`${alias}.nome`)})), ''))`
