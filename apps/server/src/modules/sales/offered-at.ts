/** What a provider may use: its own, flagged for it, or the whole group's (docs/sales.md#campaigns-and-channels). */
import { sql } from 'kysely'

/** A campaign, under an alias. */
export const campaignOfferedAt = (alias: string, id_empresa: number) => {
  const flags = sql`select from vendas_campanha_provedor f where f.id_campanha = ${sql.ref(`${alias}.id`)}`
  return sql<boolean>`(exists (${flags} and f.id_empresa = ${id_empresa}) or not exists (${flags}))`
}

/** A channel, under an alias. */
export const channelOfferedAt = (alias: string, id_empresa: number) => {
  const flags = sql`select from vendas_canal_provedor f where f.id_canal = ${sql.ref(`${alias}.id`)}`
  const owner = sql.ref(`${alias}.id_empresa`)
  return sql<boolean>`(${owner} = ${id_empresa} or exists (${flags} and f.id_empresa = ${id_empresa})
    or ${owner} is null and not exists (${flags}))`
}
