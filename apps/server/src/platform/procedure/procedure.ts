/** The only builder of procedures: it checks permissions, opens the transaction of a write, and maps errors. */
import '@intranet/contract/zod-locale'
import { can, type Ability, type ModuleKey } from '@intranet/contract/access'
import { initTRPC, type TRPCError } from '@trpc/server'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../actor.ts'
import { recordIn } from '../record-queue.ts'
import { readShown } from '../session.ts'
import { inRequest } from '../origin.ts'
import { inTransaction } from '../transaction.ts'
import { refusals } from '../errors.ts'
import { noteSlowWrite, readWide, sawOwnWrite } from './wide-reading.ts'
import { actingIn, admit } from './admission.ts'
import type { Context } from './context.ts'
import { describeError, procedureStatusOf, toTrpcError } from './error-map.ts'
import {
  assertNoKey,
  beginKeyed,
  findAnswer,
  keepAnswer,
  readKeyedCall,
  type Answered,
  type KeyedCall,
} from './idempotency.ts'
import { inputsAt } from './inputs.ts'
import { keyedWrite, replayed } from './keyed-write.ts'
import { blameRow } from './blame-row.ts'
import { assertMayWrite, countRecords, countRows } from './counted-work.ts'
import { assertNotGuessing, masked, readsMasked } from './key-personal.ts'
import { recordKeyReading } from './key-reading.ts'
import { noteRefusal } from './note-refusal.ts'
import { assertWritable } from '../read-only.ts'
import type { ExposureOf } from './exposure.ts'
import type { Asked, Confirmed, Meta } from './meta.ts'

const trpc = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    errorFormatter: ({ shape, error, ctx }) => ({
      ...shape,
      message: describeError(error).mensagem,
      data: {
        code: shape.data.code,
        httpStatus: procedureStatusOf(error),
        ...describeError(error),
        requestId: ctx?.requestId,
      },
    }),
  })

export const router = trpc.router
export const createCallerFactory = trpc.createCallerFactory

/** Of procedures that sign in or answer with a secret: `.meta(takesNoKey)`. */
export const takesNoKey = { repeatable: false } as const

/** Of procedures about passwords, roles and keys: `.meta(peopleOnly)`. */
export const peopleOnly = { byKey: false } as const

/** Of procedures that ask for password or factor again: `.meta(confirmed)`. */
export const confirmed = { confirmed: true } as const

/** Of procedures that change how people sign in: after password and factor. */
export const fullyConfirmed = { confirmed: 'full' } as const

/** Of procedures that change what people may: not by key, and after password or factor. */
export const changesRights = { ...peopleOnly, ...confirmed } as const

/** Of procedures that ask for it where the input says so, by `assertConfirmed`. */
export const confirmedByInput = { confirmed: 'byInput' } as const

/** Of procedures about the ids that the asking key's source gave: `.meta(bySource)`. */
export const bySource = { bySource: true } as const

/** Of readings that a replica may answer: `.meta(readsWide)`. */
export const readsWide = { reads: 'wide' } as const

/** Of readings that are written down themselves: `.meta(readsRecorded)`. */
export const readsRecorded = { reads: 'recorded' } as const

type ActorOf<A extends Ability> = A extends 'public' ? Actor | null : Actor

/** Of procedures whose answer is cut to what the asking key reads: `.meta(narrowedByKey)`. */
export const narrowedByKey = { byKey: 'narrowed' } as const

/** Of procedures that people call for their own record and managers for all: keys manage. `.meta(keysManage)` */
export const keysManage = { byKey: 'manage' } as const

/** Of procedures with a rule beside their ability: `.meta(opensTo(readsColleagueDays))`. */
export const opensTo = (who: NonNullable<Meta['opensTo']>) => ({ opensTo: who })

/** The same where the rule is another ability: `.meta(opensToWho('users', 'read'))`. */
export const opensToWho = (module: ModuleKey, ability: Ability) =>
  opensTo((holder) => can(holder, module, ability))

/** Of procedures that answer a person's whole record: a key reads it with personal fields or not at all. */
export const wholePerson = { wholePerson: true } as const

/** Of readings about one person, named by that field: `.meta(opensPerson())`. */
export const opensPerson = (field = 'id') => ({ opensPerson: field })

/** Canaries are people whom nobody has to look at (docs/security.md#canaries). */
async function alarmIfMarked(
  { ctx: { actor, deps }, path, getRawInput }: Asked,
  field: string,
): Promise<void> {
  const id = Number(((await getRawInput()) as Record<string, unknown> | undefined)?.[field])
  if (actor) await deps.canaries.opened(actor, id, path)
}

/** Refuses who has not shown for a while that they are who they are; a program has its key alone. */
export async function assertConfirmed(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  asked: Confirmed = true,
): Promise<void> {
  if (!actor || actor.chave) return
  const shown = await readShown(db, actor.sessao)
  if (asked !== 'full' && !shown.algo) throw refusals.unconfirmed()
  if (asked === 'full' && !shown.senha) throw refusals.unconfirmed('senha')
  if (asked === 'full' && !shown.fator) throw refusals.unconfirmed('codigo')
}

const confirmedAs = ({ confirmed: asked }: Meta = {}) => (asked === 'byInput' ? undefined : asked)

/** A call with who acts in it. */
function askedIn<T extends Asked & { type: string }>(asked: T): T {
  const actor = actingIn(asked.meta, asked.ctx.actor, asked.type === 'mutation')
  return actor === asked.ctx.actor ? asked : { ...asked, ctx: { ...asked.ctx, actor } }
}

/** One transaction, once nobody else writes the record that the input is about. */
async function inTurn<T>({ ctx, path, getRawInput }: Asked, work: (db: Database) => Promise<T>): Promise<T> {
  // What cannot be read is refused by the schema, later.
  const id = recordIn(await getRawInput().catch(() => undefined))
  const record = id === undefined ? undefined : `${path.slice(0, path.indexOf('.'))}:${id}`
  return ctx.deps.recordQueue(record, () => inTransaction(ctx.db, ctx.actor, work))
}

/** Notes a failed call for the security log: a refusal, or inputs that were refused. */
function noteFailed({ ctx, path }: Pick<Asked, 'ctx' | 'path'>, error: TRPCError) {
  const { security } = ctx.deps
  noteRefusal(security, notedOf(ctx), path, error)
  const isInvalid = error.code === 'UNPROCESSABLE_CONTENT' || error.code === 'BAD_REQUEST'
  if (isInvalid && describeError(error).codigo !== 'prova') security.noteInvalid(notedOf(ctx), path)
}

const notedOf = ({ actor, address, requestId }: Context) => ({ actor, address, requestId })

/** The call's Idempotency-Key; undefined without one. */
async function keyOf({ ctx, path, meta, getRawInput }: Asked): Promise<KeyedCall | undefined> {
  if (ctx.idempotencyKey === undefined) return undefined
  if (meta?.repeatable === false) assertNoKey(ctx)
  return readKeyedCall(ctx, path, inputsAt(path), await getRawInput().catch(() => undefined))
}

/** The kept answer of an earlier call, to who may still have it. */
async function replay(asked: Asked, before: Answered) {
  await asked.meta?.passes?.(asked)
  asked.ctx.markReplayed?.()
  return replayed(before)
}

const base = trpc.procedure.use(async (asked) => {
  if (asked.type === 'mutation') sawOwnWrite(asked.ctx)
  const masks = readsMasked(asked.ctx.actor)
  try {
    if (masks) await assertNotGuessing(asked)
    const result = await inRequest(notedOf(asked.ctx), () => asked.next())
    if (masks && result.ok) result.data = masked(asked, result.data)
    if (!result.ok) noteFailed(asked, result.error)
    return result
  } catch (cause) {
    const error = toTrpcError(cause)
    noteFailed(asked, error)
    throw error
  }
})

/**
 * A procedure of a module. Reads get the pool; a mutation runs in one transaction, given as `ctx.db`,
 * with the acting user set for the history; a failed result rolls back.
 * Guests are refused with 401 and people without the ability with 403 before the input is looked at.
 */
export function procedure<A extends Ability>(module: ModuleKey, ability: A, exposure: ExposureOf<A>) {
  return base.meta({ access: { module, ability }, exposure }).use(async (given) => {
    const { type, meta, next } = given
    const asked = askedIn(given)
    const { ctx } = asked
    admit(meta, ctx.actor, type === 'mutation')
    const actor = ctx.actor as ActorOf<A>
    if (type !== 'mutation') {
      const read = (db: Database | undefined) =>
        // The context is this one already; giving it again would copy it at every request.
        next<{ actor: ActorOf<A> }>(!db && ctx === given.ctx ? {} : { ctx: { actor, ...(db && { db }) } })
      const result = settle(await readWide(asked, read), ctx)
      if (result.ok) await recordKeyReading(asked, result.data)
      if (result.ok && meta?.opensPerson) await alarmIfMarked(asked, meta.opensPerson)
      if (result.ok && !ctx.exports) await countRows(ctx, result.data)
      return result
    }
    try {
      assertWritable(ctx.deps)
      const asks = confirmedAs(meta)
      if (asks) await assertConfirmed(ctx, asks)
      await assertMayWrite(ctx)
      const keyed = await keyOf(asked)
      return await inTurn(asked, async (db) => {
        const before = keyed && (await beginKeyed(db, keyed))
        if (before) return await replay(asked, before)
        const result = await next({ ctx: { actor, db } })
        // A middleware's next() returns its error instead of throwing it: throw, or the transaction would commit.
        if (!result.ok) throw result.error
        if (keyed) await keepAnswer(db, keyed, result.data)
        await countRecords(ctx, asked.getRawInput)
        return result
      })
    } catch (error) {
      // Part of another call, which says what is refused: its transaction is lost.
      if (given.ctx.db.isTransaction) throw error
      const words = ctx.deps.offers.refusals
      const ofRow = await blameRow({
        error,
        words,
        raw: await asked.getRawInput().catch(() => undefined),
        inTransaction: (work) => inTransaction(ctx.db, ctx.actor, work),
        again(db, raw) {
          const trial = { ctx: { actor, db }, getRawInput: async () => raw }
          return next(trial)
        },
      })
      throw toTrpcError(ofRow ?? error, words)
    }
  })
}

/**
 * A mutation with network, hashing or file work: `ctx.db` is the pool, and `ctx.write` opens the transaction
 * once the slow part is done.
 */
export function slowProcedure<A extends Ability>(module: ModuleKey, ability: A, exposure: ExposureOf<A>) {
  return base.meta({ access: { module, ability }, exposure }).use(async (given) => {
    const { type, meta, next } = given
    const asked = askedIn(given)
    const { ctx } = asked
    admit(meta, ctx.actor, type === 'mutation')
    try {
      if (type === 'mutation') assertWritable(ctx.deps)
      const asks = confirmedAs(meta)
      if (asks) await assertConfirmed(ctx, asks)
      if (type === 'mutation') await assertMayWrite(ctx)
      const keyed = await keyOf(asked)
      const before = keyed && (await findAnswer(ctx.db, keyed))
      if (before) return await replay(asked, before)
      const { write, finish } = keyedWrite(ctx.db, keyed, (work) => inTurn(asked, work))
      const result = await next({ ctx: { actor: ctx.actor as ActorOf<A>, write } })
      const earlier = await finish(result)
      if (type === 'mutation') await noteSlowWrite(ctx)
      if (type === 'mutation' && result.ok && !earlier) await countRecords(ctx, asked.getRawInput)
      return earlier ? await replay(asked, earlier) : settle(result, ctx)
    } catch (error) {
      if (given.ctx.db.isTransaction) throw error
      throw toTrpcError(error, ctx.deps.offers.refusals)
    }
  })
}

function settle<R extends { ok: boolean; error?: unknown }>(result: R, { deps }: Context): R {
  if (!result.ok) throw toTrpcError(result.error, deps.offers.refusals)
  return result
}
