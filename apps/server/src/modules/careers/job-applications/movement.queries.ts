/** Movements of applications: the row and its log together. */
import { openStages, type Stage } from '@intranet/contract/careers/career-options'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'

interface Movement {
  id: number
  de: Stage | null
  para: Stage
  /** Null for the system. */
  id_usuario: number | null
  texto?: string | null
  motivo_reprovacao?: string | null
}

const logMovement = (db: Database, { id, de, para, id_usuario, texto = null }: Movement) =>
  db
    .insertInto('candidatura_etapa')
    .values({ id_candidatura: id, de, para, id_usuario, texto })
    .returning('id')
    .executeTakeFirstOrThrow()

/**
 * Moves an application, which the caller holds, from the stage that it was read in. Answers the movement's id, for its
 * message, and the new version. Undefined when another request was faster.
 */
export async function moveApplication(db: Database, movement: Movement) {
  const { id, de, para, motivo_reprovacao } = movement
  const moved = await db
    .updateTable('candidatura')
    .set({
      etapa: para,
      movida_em: sql<Date>`agora()`,
      ...(motivo_reprovacao !== undefined && { motivo_reprovacao }),
    })
    .where('id', '=', id)
    .where('etapa', '=', de!)
    .returning(['id', 'updated_at'])
    .executeTakeFirst()
  if (!moved) return undefined
  const { id: id_movimento } = await logMovement(db, movement)
  return { ...moved, id_movimento }
}

/** The first movement of a new application. */
export const beginMovements = (db: Database, id: number, id_usuario: number | null) =>
  logMovement(db, { id, de: null, para: 'inscrito', id_usuario })

/** Ends whatever is still open of some applications `c`, each with its line in the log. Answers their ids. */
export async function endOpenApplications(
  db: Database,
  which: RawBuilder<boolean>,
  { para, id_usuario }: Pick<Movement, 'para' | 'id_usuario'>,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with alvo as (
      select c.id, c.etapa from candidatura c where ${which} and c.etapa = any(${[...openStages]}::text[])
      order by c.id for no key update
    ), registro as (
      insert into candidatura_etapa (id_candidatura, de, para, id_usuario)
      select id, etapa, ${para}, ${id_usuario}::bigint from alvo
    )
    update candidatura c set etapa = ${para}, movida_em = agora() from alvo where c.id = alvo.id returning c.id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
