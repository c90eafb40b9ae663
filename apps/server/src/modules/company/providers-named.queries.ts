import { idOfText } from '@intranet/contract/company/organization'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

/** Providers by their name or key, or by the name of one of their contracting companies, whatever accents and case. */
export const providersNamed = (db: Database, name: string) =>
  db
    .selectFrom('empresa as x')
    .where(
      sql<boolean>`normaliza(${name}) in (normaliza(x.nome), x.sistema) or exists (
        select from empresa_contratante y where y.id_empresa = x.id
          and normaliza(${name}) in (normaliza(y.nome_fantasia), normaliza(y.razao_social)))`,
    )
    .select('x.id')

/** The departments `d` that forms offer for a provider, by its id or name: its own and those of all providers. */
export const ofProvider = (db: Database, provider: string) => {
  const id = idOfText(provider)
  return sql<boolean>`(d.id_empresa is null or d.id_empresa in (${id ?? providersNamed(db, provider)}))`
}
