import type { EndOfPersonInput } from '@intranet/contract/access/sessions'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { SignedInContext } from '../../../platform/procedure/context.ts'
import { refusals } from '../../../platform/errors.ts'
import { found } from '../../../platform/records.ts'
import { findAccountOf } from '../../../platform/account.ts'
import { endingBy, endNumbered, endOnDevice, endSessions } from '../../../platform/session-ends.ts'
import { holdDevice, listDevices, listSessions, removeDevice } from './session.queries.ts'

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
export async function endOwn({ db, deps, actor }: SignedInContext, numero: number) {
  const encerradas = await endNumbered(db, actor.id, numero, endingBy(deps, 'encerrada'))
  if (encerradas === 0) throw refusals.notFound()
  return { encerradas }
}

/** Ends one's own sessions but for the one that asks. */
export async function endOtherSessions({ db, deps, actor }: SignedInContext) {
  return { encerradas: await endSessions(db, [actor.id], endingBy(deps, 'encerrada'), actor.sessao) }
}

/** Ends sessions of somebody: the one of this number, or all. */
export async function endOfPerson({ db, deps }: SignedInContext, { id, numero }: EndOfPersonInput) {
  const ending = endingBy(deps, 'encerrada')
  const encerradas =
    numero === undefined ? await endSessions(db, [id], ending) : await endNumbered(db, id, numero, ending)
  return { encerradas }
}

/** The device is a new one at its next sign-in; what is open on it ends. */
export async function forgetDevice({ db, deps, actor }: SignedInContext, id: number): Promise<void> {
  if (!(await holdDevice(db, actor.id, id))) throw refusals.notFound()
  await endOnDevice(db, { id_usuario: actor.id, id_aparelho: id }, endingBy(deps, 'aparelho'))
  await removeDevice(db, actor.id, id)
}
