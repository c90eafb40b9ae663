import type { Database } from '@intranet/db/connection'
import type { DB } from '@intranet/db/schema'
import { sql, type Insertable } from 'kysely'

/** A lead as in its table: open, of today, by default. */
export async function makeLead(
  db: Database,
  id_empresa: number,
  over: Partial<Insertable<DB['vendas_lead']>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('vendas_lead')
    .values({ id_empresa, cliente: 'Marina Prates', origem: 'interno', ...over })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A blacklist entry: of a client unless an address is given. */
export async function makeBlacklisted(
  db: Database,
  over: Partial<Insertable<DB['blacklist']>> & { cpf_cnpj?: string; cep?: string },
): Promise<number> {
  const { id } = await db
    .insertInto('blacklist')
    .values({
      tipo: over.cep ? 'endereco' : 'cliente',
      id_motivo: sql<number>`(select min(id) from vendas_blocklist_motivo)`,
      ...over,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
