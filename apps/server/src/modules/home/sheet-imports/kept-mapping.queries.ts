/** Choices of columns that people keep under a name: everybody sees their own. */
import type { KeptMapping } from '@intranet/contract/home/sheet-import-answers'
import { MOST_MAPPINGS, type KeptColumns } from '@intranet/contract/home/sheet-imports'
import type { SheetKey } from '@intranet/contract/home/sheet-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { removeRecord } from '../../../platform/records.ts'

/** One's choices for the sheets of an entity, the one that was kept last first. */
export const keptMappings = (db: Database, actor: Actor, entidade: SheetKey): Promise<KeptMapping[]> =>
  db
    .selectFrom('planilha_mapa')
    .where('id_usuario', '=', actor.id)
    .where('entidade', '=', entidade)
    .select(['id', 'nome', sql<KeptColumns>`colunas`.as('colunas')])
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_MAPPINGS)
    .execute()

interface NewMapping {
  entidade: SheetKey
  nome: string
  colunas: KeptColumns
}

/** Keeps a choice in place of the one of that name; undefined where there would be too many. */
export async function saveMapping(db: Database, actor: Actor, { entidade, nome, colunas }: NewMapping) {
  const { rows } = await sql<{ id: number }>`
    insert into planilha_mapa (id_usuario, entidade, nome, colunas)
    select ${actor.id}, ${entidade}, ${nome}, ${JSON.stringify(colunas)}::jsonb
    where (select count(*) from planilha_mapa where id_usuario = ${actor.id} and entidade = ${entidade}
      and normaliza(nome) <> normaliza(${nome})) < ${MOST_MAPPINGS}
    on conflict (id_usuario, entidade, normaliza(nome)) do update set nome = excluded.nome, colunas = excluded.colunas
    returning id`.execute(db)
  return rows[0]
}

export const removeMapping = (db: Database, actor: Actor, id: number) =>
  removeRecord(db.deleteFrom('planilha_mapa').where('id_usuario', '=', actor.id), id)
