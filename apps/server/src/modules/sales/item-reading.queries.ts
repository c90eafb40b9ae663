import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../platform/actor.ts'

/** Remembers that the actor read personal data of somebody who is no user of ours; the same reading once an hour. */
export async function recordItemReading(
  db: Database,
  actor: Actor,
  tabela: string,
  ids: readonly number[],
  dado: string,
): Promise<void> {
  if (!ids.length) return
  await sql`insert into acesso_dado_pessoal (id_usuario, tabela, id_item, campos)
    select ${actor.id}, ${tabela}, i, array[${dado}]::text[] from unnest(${[...ids]}::bigint[]) i
    where not exists (select from acesso_dado_pessoal a where a.tabela = ${tabela} and a.id_item = i
      and a.id_usuario = ${actor.id} and a.campos = array[${dado}]::text[]
      and a.data > now() - interval '1 hour')`.execute(db)
}

/** Remembers a look-up that found nobody; `asked` are masked: what was in them may be a stranger's. */
export const recordMiss = (db: Database, actor: Actor, tabela: string, asked: readonly string[]) =>
  db
    .insertInto('acesso_dado_pessoal')
    .values({ id_usuario: actor.id, tabela, campos: ['sem resultado', ...asked] })
    .execute()
