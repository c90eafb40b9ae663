import type { EndOfPersonInput } from '@intranet/contract/access/sessions'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { SignedInContext } from '../../../platform/procedure/context.ts'
import { refusals } from '../../../platform/errors.ts'
import { found } from '../../../platform/records.ts'
import { findAccountOf } from '../../../platform/account.ts'
import { endSessionsOf, listDevices, listSessions, removeDevice } from './session.queries.ts'

/** Sessions and devices of a person. Throws 404 for nobody. */
export async function accessOf(db: Database, actor: Actor, id: number) {
  const { nome, email } = found(await findAccountOf(db, id))
  return {
    nome: nome ?? email,
    sessoes: await listSessions(db, id, actor.sessao),
    aparelhos: await listDevices(db, id),
  }
}

/** Ends one of one's own sessions. Throws 404 for a number that is nobody's, or another person's. */
export async function endOwn(ctx: SignedInContext, numero: number) {
  const encerradas = await endSessionsOf(ctx.db, ctx.actor.id, { numero })
  if (encerradas === 0) throw refusals.notFound()
  ctx.deps.security.note('sessao', ctx)
  return { encerradas }
}

/** Ends one's own sessions but for the one that asks. */
export async function endOtherSessions(ctx: SignedInContext) {
  const encerradas = await endSessionsOf(ctx.db, ctx.actor.id, { except: ctx.actor.sessao })
  ctx.deps.security.note('sessao', ctx, { detalhe: `${encerradas} outras` })
  return { encerradas }
}

export async function endOfPerson(ctx: SignedInContext, { id, numero }: EndOfPersonInput) {
  const encerradas = await endSessionsOf(ctx.db, id, { numero })
  ctx.deps.security.note('sessao', ctx, { alvo: `Pessoa ${id}`, detalhe: `${encerradas} sessões` })
  return { encerradas }
}

/** The device is a new one at its next sign-in; what is open on it ends. */
export async function forgetDevice(db: Database, actor: Actor, id: number): Promise<void> {
  if (!(await removeDevice(db, actor.id, id))) throw refusals.notFound()
}
