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
