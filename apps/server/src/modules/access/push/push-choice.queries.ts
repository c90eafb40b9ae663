import type { PushChoiceInput } from '@intranet/contract/access/push'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

/** What a person chose for their devices; undefined for who has chosen nothing. */
export const findChoice = (db: Database, id_usuario: number) =>
  db
    .selectFrom('push_escolha')
    .where('id_usuario', '=', id_usuario)
    .select(['recusados', 'noite', 'noite_inicio', 'noite_fim', 'fim_de_semana', 'ausencia', 'plantao_ate'])
    .executeTakeFirst()

/** Stores what a person chose, in place of what they chose before. */
export const saveChoice = (db: Database, id_usuario: number, choice: PushChoiceInput) =>
  db
    .insertInto('push_escolha')
    .values({ id_usuario, ...choice })
    .onConflict((at) => at.column('id_usuario').doUpdateSet({ ...choice, updated_at: sql`now()` }))
    .execute()
