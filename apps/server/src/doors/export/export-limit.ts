/** How much a person may take home in a day (docs/security.md#limits-of-a-person). */
import { DAY_SECONDS } from '@intranet/contract/durations'
import { person as limitText } from '@intranet/contract/messages/limits'
import { sql } from 'kysely'
import type { Actor } from '../../platform/actor.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'

/** What a file counts as at least: a thousand small ones are no less than a large one. */
const ROWS_OF_A_FILE = 1000

/**
 * Throws 429 when the files of 24 hours have more rows than the parameter allows, those that are still being written
 * included: each of them counts as some rows. What a key took counts for this key, and not for its owner.
 */
export async function assertMayExport(
  { connection: { db }, parameters }: Pick<Deps, 'connection' | 'parameters'>,
  { id, chave }: Pick<Actor, 'id' | 'chave'>,
): Promise<void> {
  const limit = await parameters.read('pessoa_exportadas_dia')
  const { rows } = await sql<{ linhas: number; primeira: Date | null }>`
      select coalesce(sum(greatest(linhas, ${ROWS_OF_A_FILE})), 0)::float8 as linhas, min(data) as primeira
      from exportacao where id_usuario = ${id} and data > now() - interval '1 day'
        and filtros->>'chave' is not distinct from ${chave ? String(chave.id) : null}::text`.execute(db)
  const { linhas, primeira } = rows[0]!
  if (linhas < limit) return
  const freed = (primeira?.getTime() ?? Date.now()) + DAY_SECONDS * 1000
  const retryAfter = Math.max(60, Math.ceil((freed - Date.now()) / 1000))
  throw new AppError('too_many', limitText.exportedToday, { retryAfter })
}
