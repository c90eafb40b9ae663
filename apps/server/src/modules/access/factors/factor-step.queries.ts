import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { hashToken, newToken } from '../../../platform/token.ts'

/** A step of signing in that waits for a factor, or a passkey that is to sign. */
export type StepKind = 'entrada' | 'inclusao' | 'passkey'

/** Tries of one step; who signs in again begins another one, which the limits count too. */
const STEP_TRIES = 5

/** Open steps of one kind and person, the newest. */
const MOST_STEPS = 5

/** How long a step is open, and what the session after it keeps of an identity provider. */
export interface StepFields {
  minutes: number
  id_sessao_identidade?: number | undefined
  identificado_em?: Date | undefined
}

/** Opens a step for some minutes; what is answered goes on from it. */
export async function openStep(
  db: Database,
  id_usuario: number,
  finalidade: StepKind,
  { minutes, ...origin }: StepFields,
): Promise<string> {
  const token = newToken()
  await db
    .deleteFrom('desafio_fator')
    .where('id', 'in', (q) =>
      q
        .selectFrom('desafio_fator')
        .select('id')
        .where('id_usuario', '=', id_usuario)
        .where('finalidade', '=', finalidade)
        .orderBy('expira_em', 'desc')
        .offset(MOST_STEPS - 1),
    )
    .execute()
  const expira_em = new Date(Date.now() + minutes * 60_000)
  await db
    .insertInto('desafio_fator')
    .values({ id: hashToken(token), id_usuario, finalidade, expira_em, ...origin })
    .execute()
  return token
}

/** Whose step it is; undefined for one that is over, of another kind or tried too often. */
export const findStep = (db: Database, token: string, finalidade: StepKind) =>
  db
    .selectFrom('desafio_fator as d')
    .innerJoin('rh_usuario as u', 'u.id', 'd.id_usuario')
    .select([
      'u.id',
      'u.nome',
      'u.email',
      'u.ativo',
      'u.redefinir_senha',
      'd.id_sessao_identidade',
      'd.identificado_em',
    ])
    .where('d.id', '=', hashToken(token))
    .where('d.finalidade', '=', finalidade)
    .where('d.tentativas', '<', STEP_TRIES)
    .where('d.expira_em', '>', sql<Date>`now()`)
    .executeTakeFirst()

/** Counts a try of a step. False where it has none left. */
export async function countStep(db: Database, token: string): Promise<boolean> {
  const counted = await db
    .updateTable('desafio_fator')
    .set((q) => ({ tentativas: q('tentativas', '+', 1) }))
    .where('id', '=', hashToken(token))
    .where('tentativas', '<', STEP_TRIES)
    .returning('id')
    .executeTakeFirst()
  return counted !== undefined
}

/** Uses a step up. False when another request was faster, or it is over. */
export async function endStep(
  db: Database,
  token: string,
  id_usuario: number,
  finalidade: StepKind,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('desafio_fator')
    .where('id', '=', hashToken(token))
    .where('id_usuario', '=', id_usuario)
    .where('finalidade', '=', finalidade)
    .where('expira_em', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
