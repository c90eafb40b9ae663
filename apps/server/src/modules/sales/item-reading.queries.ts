import type { ReadingTable } from '@intranet/contract/access/reading-tables'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../platform/actor.ts'
import { originColumns } from '../../platform/origin.ts'

/**
 * Records that the actor read personal data of somebody who is not a user of the intranet; the same reading once an
 * hour.
 */
export async function recordItemReading(
  db: Database,
  actor: Actor,
  tabela: ReadingTable,
  ids: readonly number[],
  dado: string,
): Promise<void> {
  if (!ids.length) return
  const { endereco, pedido } = originColumns()
  await sql`insert into acesso_dado_pessoal (id_usuario, tabela, id_item, campos, endereco, pedido)
    select ${actor.id}, ${tabela}, i, array[${dado}]::text[], ${endereco}::text, ${pedido}::text from unnest(${[...ids]}::bigint[]) i
    where not exists (select from acesso_dado_pessoal a where a.tabela = ${tabela} and a.id_item = i
      and a.id_usuario = ${actor.id} and a.campos = array[${dado}]::text[]
      and a.data > now() - interval '1 hour')`.execute(db)
}

/** Records a look-up that found nobody; `asked` is masked, since it may be the data of a stranger. */
export const recordMiss = (db: Database, actor: Actor, tabela: ReadingTable, asked: readonly string[]) =>
  db
    .insertInto('acesso_dado_pessoal')
    .values({ id_usuario: actor.id, tabela, campos: ['sem resultado', ...asked], ...originColumns() })
    .execute()
