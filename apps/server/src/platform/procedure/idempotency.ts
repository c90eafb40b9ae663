/**
 * Writes that may be sent again: a repeated Idempotency-Key is answered with what the first call answered.
 * See docs/platform.md#idempotency-key.
 */
import { KEY_IN_USE } from '@intranet/contract/messages'
import { idempotency as text } from '@intranet/contract/messages/access'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { hash } from 'node:crypto'
import type * as z from 'zod'
import { AppError, refusals } from '../errors.ts'
import type { Context } from './context.ts'
import { rightsOf, stillMay, type KeptRights } from './kept-rights.ts'
import { tryLock } from '../locks.ts'

/** A write that came with a key. */
export interface KeyedCall {
  quem: string
  chave: string
  procedimento: string
  resumo: string
  id_usuario: number | null
  /** What the caller may now. */
  direitos: KeptRights | null
}

/** What the first call answered, as JSON holds it. */
export interface Answered {
  saida: unknown
}

/** JSON with the keys of objects in order: the same input has the same text however a client wrote it. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  ) ?? ''

const refusal = (message: string) =>
  new AppError('invalid', message, { nome: 'IdempotencyKey', campos: { 'Idempotency-Key': message } })

/** A guest is known by the key alone: one that others could guess would tell them the answer. */
const GUEST_KEY = /^[\w.:-]{22,200}$/
const KEY = /^[\w.:-]{8,200}$/

function whoOf({ actor }: Context): string {
  if (!actor) return 'visitante'
  return actor.chave ? `chave:${actor.chave.id}` : `pessoa:${actor.id}`
}

/** The key of a call; undefined without one, and where the input is refused anyway. Throws 422 for an unfit key. */
export async function readKeyedCall(
  ctx: Context,
  procedimento: string,
  schemas: readonly z.ZodType[],
  raw: unknown,
): Promise<KeyedCall | undefined> {
  const key = ctx.idempotencyKey
  if (key === undefined) return undefined
  if (!KEY.test(key)) throw refusal(text.badKey)
  if (!ctx.actor && !GUEST_KEY.test(key)) throw refusal(text.guestKey)
  const parsed = await Promise.all(schemas.map((schema) => schema.safeParseAsync(raw)))
  if (!parsed.every(({ success }) => success)) return undefined
  return {
    quem: whoOf(ctx),
    chave: hash('sha256', key),
    procedimento,
    resumo: hash('sha256', canonical(parsed.map(({ data }) => data))),
    id_usuario: ctx.actor?.id ?? null,
    direitos: rightsOf(ctx.actor),
  }
}

/** Refuses a key where none is taken: one that is passed over in silence would promise what is not kept. */
export function assertNoKey({ idempotencyKey }: Pick<Context, 'idempotencyKey'>): void {
  if (idempotencyKey !== undefined) throw refusal(text.notTaken)
}

/**
 * The earlier answer, if there is one. Throws 422 if the key was used for something else, 403 if its sender may less now
 * than they did then, 409 while the earlier call is under way.
 */
export async function findAnswer(db: Database, call: KeyedCall): Promise<Answered | undefined> {
  const row = await db
    .selectFrom('idempotencia')
    .select(['procedimento', 'resumo', 'saida', 'direitos'])
    .select(sql<boolean>`coalesce(em_curso_ate > now(), false)`.as('em_curso'))
    .where('quem', '=', call.quem)
    .where('chave', '=', call.chave)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirst()
  if (row && (row.procedimento !== call.procedimento || row.resumo !== call.resumo))
    throw refusal(text.otherBody)
  if (row && !stillMay(call.direitos, row.direitos)) throw refusals.forbidden()
  if (row?.em_curso) throw running()
  return row && { saida: row.saida ?? undefined }
}

const running = () => new AppError('conflict', text.running, { nome: KEY_IN_USE, retryAfter: 1 })

/** Until the transaction ends no other call with this key begins: 409 with Retry-After while one runs. */
async function hold(db: Database, { quem, chave }: KeyedCall): Promise<void> {
  if (!(await tryLock(db, 'idempotencyKey', `${quem} ${chave}`))) throw running()
}

/** In the write's transaction, before anything else: the turn of this key, or the earlier answer. */
export async function beginKeyed(db: Database, call: KeyedCall): Promise<Answered | undefined> {
  await hold(db, call)
  return findAnswer(db, call)
}

/** How many rows a statement changed (Kysely counts in bigint) is no answer, and JSON has no word for it. */
const withoutCounts = (_key: string, value: unknown) => (typeof value === 'bigint' ? undefined : value)

/** Longer than any slow procedure goes on after its first write: the server of one that is later has died. */
const UNDER_WAY = sql<Date>`now() + interval '90 seconds'`

/**
 * In the write's transaction, after everything else: a transaction that rolls back keeps no answer. What is kept of a
 * call that is `underWay` is answered only if its server dies.
 */
export async function keepAnswer(
  db: Database,
  call: KeyedCall,
  answer: unknown,
  underWay = false,
): Promise<void> {
  const saida = JSON.stringify(answer, withoutCounts) ?? null
  const direitos = call.direitos && JSON.stringify(call.direitos)
  const kept = { ...call, saida, direitos, em_curso_ate: underWay ? UNDER_WAY : null }
  await db
    .insertInto('idempotencia')
    .values(kept)
    .onConflict((conflict) =>
      conflict.columns(['quem', 'chave']).doUpdateSet({ ...kept, created_at: sql<Date>`now()` }),
    )
    .execute()
}

/** The key may be sent again, with another body too. */
export const dropAnswer = (db: Database, { quem, chave }: KeyedCall) =>
  db.deleteFrom('idempotencia').where('quem', '=', quem).where('chave', '=', chave).execute()
