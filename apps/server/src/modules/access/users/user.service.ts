import { can, isSuperadmin, SUPERADMIN } from '@intranet/contract/access'
import { waitsForAdmission } from '@intranet/contract/access/admission'
import {
  licenceProblem,
  organisationKeys,
  type UpdateUserInput,
} from '@intranet/contract/access/user-schemas'
import type { LinkedWarning } from '@intranet/contract/answer'
import { settings } from '@intranet/contract/messages/access'
import type { HoldingKind } from '@intranet/contract/people/shutdown-options'
import { noLicence } from '@intranet/contract/personal-options'
import type { SetActiveInput } from '@intranet/contract/record'
import { todayInBrazil } from '@intranet/contract/today'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { assertConfirmed } from '../../../platform/procedure/procedure.ts'
import { assertWaysBack, namesWayBack } from '../../../platform/procedure/ways-back.ts'
import { readHoldings } from '../../../platform/holdings.ts'
import type { AllOffers } from '../../../platform/offers.ts'
import type { SignedInContext } from '../../../platform/procedure/context.ts'
import { assertAllFound, found } from '../../../platform/records.ts'
import { assertProvider } from '../../../platform/scope.ts'
import { endingBy, endSessions } from '../../../platform/session-ends.ts'
import type { Deps } from '../../../platform/deps.ts'
import { attachUpload } from '../../../platform/uploads.ts'
import { inviteElsewhere, sendFirstAccess, type Inviting } from './invite.service.ts'
import { warnOfGivenProviders } from './given-providers.service.ts'
import { assertSuperadminRemains, holdSuperadmins } from './superadmin.service.ts'
import { endPartnerOfEmployee } from './partner-end.service.ts'
import { withoutPersonal } from './personal-fields.ts'
import { assertManager, assertPlacement, assertSituation, comesBack, placeOf } from './placement.service.ts'
import { getForWrite, getUser, manageable, recordDocumentReading } from './user.queries.ts'
import { deleteUser, demandNewPassword, setUsersActive, updateUser } from './user-writes.queries.ts'

interface Named {
  id: number
  nome: string
}
type Person = NonNullable<Awaited<ReturnType<typeof getForWrite>>>

const placeKeys = ['id_empresa', 'id_departamento', 'id_setor', 'id_cargo', 'id_contratante'] as const
const documents = ['cpf', 'rg', 'cnh_numero'] as const

/**
 * A person's record. Personal data go to themselves and to HR, whose reading of documents is recorded;
 * who only keeps the configuration gets none.
 */
export async function readUser(db: Database, actor: Actor, id: number) {
  const isOwn = actor.id === id
  if (!isOwn && !can(actor, 'users', 'read')) throw refusals.forbidden()
  const user = found(await getUser(db, actor, id))
  if (isOwn) return user
  if (!can(actor, 'users', 'manage')) return { ...user, ...withoutPersonal }
  const seen = documents.filter((field) => user[field] !== null)
  if (seen.length) await recordDocumentReading(db, actor, id, seen)
  return user
}

/** HR keeps everybody but superadmins, whom only a superadmin touches. */
const keeps = (actor: Actor, person: Pick<Person, 'roles'>) =>
  can(actor, 'users', 'manage') && (isSuperadmin(actor) || !person.roles.includes(SUPERADMIN))

function assertMayChange(actor: Actor, person: Person, input: UpdateUserInput): void {
  const manages = keeps(actor, person)
  // A program changes by HR's right alone, also its owner's record.
  const isOwn = actor.id === person.id && !actor.chave
  if (!isOwn && !manages) throw refusals.forbidden()
  const changed = organisationKeys.filter(
    (key) => input[key] !== undefined && input[key] !== (person as Partial<UpdateUserInput>)[key],
  )
  const own = manages ? [] : changed
  // Changing the sign-in address would allow taking over the account by a password reset.
  const address = isSuperadmin(actor) ? [] : changed.filter((key) => key === 'email')
  const refused = [...own, ...address][0]
  if (refused)
    throw new AppError('forbidden', refusals.forbidden().message, {
      campos: { [refused]: refusals.forbidden().message },
    })
}

/**
 * An address opens the account by a reset, a telephone by a lost factor, a return by itself: who changes one shows that
 * they are who they are.
 */
export async function assertPersonsWaysBack(
  ctx: { db: Database; actor: Actor },
  input: UpdateUserInput,
): Promise<void> {
  if (!namesWayBack(input) && input.situacao === undefined) return
  const person = found(await getForWrite(ctx.db, ctx.actor, input.id))
  if (comesBack(input, person)) await assertConfirmed(ctx)
  await assertWaysBack(ctx, person, input)
}

/** Changes a person: their own data by themselves, all of it by HR. */
export async function changeUser(
  db: Database,
  actor: Actor,
  input: Omit<UpdateUserInput, 'image_data' | 'image_format'>,
  deps: Pick<Deps, 'security'> & Inviting,
) {
  if (actor.id !== input.id && !can(actor, 'users', 'manage')) throw refusals.forbidden()
  const person = found(await getForWrite(db, actor, input.id))
  assertMayChange(actor, person, input)
  assertProvider(actor, input.id_empresa === person.id_empresa ? null : input.id_empresa)
  // HR's form sends no sector beside a position: with the position of before it changes nothing.
  const { id_cargo = person.id_cargo } = input
  if (input.id_setor === null && id_cargo && id_cargo === person.id_cargo)
    input = { ...input, id_setor: person.id_setor }
  const after = { ...person, ...input }
  if (placeKeys.some((key) => input[key] !== undefined && input[key] !== person[key])) {
    await assertPlacement(db, after, person)
    input = { ...input, ...(await placeOf(db, after)) }
  }
  if (input.id_gestor && input.id_gestor !== person.id_gestor)
    await assertManager(db, actor, person.id, input.id_gestor)
  input = assertSituation(input, person)
  if (after.cnh_categoria === noLicence) input = { ...input, cnh_numero: null }
  else if ((input.cnh_categoria !== undefined || input.cnh_numero !== undefined) && licenceProblem(after))
    throw refusals.field('cnh_numero', licenceProblem(after)!)
  if (input.id_foto && input.id_foto !== person.id_foto)
    await attachUpload(db, actor, input.id_foto, 'rh_usuario', person.id)
  // What the account read before belongs to somebody who was no employee.
  const begins = !after.data_admissao || after.data_admissao <= todayInBrazil()
  const employed = Boolean(input.funcionario) && !person.funcionario && begins
  if (employed) await endSessions(db, [person.id], endingBy(deps, 'admissao'), actor.sessao)
  const saved = await updateUser(db, input)
  if (employed) await endPartnerOfEmployee(db, person)
  if (comesBack(input, person) && !waitsForAdmission(after))
    await sendFirstAccess(deps, db, after, person.propria)
  if (after.email !== person.email) await inviteElsewhere(deps, db, actor, person.id)
  const moved =
    person.id_empresa !== null && input.id_empresa !== undefined && input.id_empresa !== person.id_empresa
  const { id_empresa = null } = after
  return { ...saved, avisos: moved ? await warnOfGivenProviders(db, actor, { ...after, id_empresa }) : [] }
}

/** More of them are not looked at one by one. */
const MOST_LOOKED_AT = 20
/** What ends with the access is no line that somebody has to take over. */
const ofAccess: readonly HoldingKind[] = ['acesso', 'sessoes', 'chave_acesso']

/** What a person has in their name that somebody has to take over. */
export const linesInName = async (db: Database, id: number, sources: AllOffers['holdings']) =>
  (await readHoldings(db, id, sources)).filter(({ tipo }) => !ofAccess.includes(tipo))

/** A warning of each person who still has something in their name. */
async function noticesOfHoldings(
  db: Database,
  actor: Actor,
  people: readonly Named[],
  sources: AllOffers['holdings'],
) {
  const asks = can(actor, 'desligamentos', 'create')
  const notices: LinkedWarning[] = []
  for (const { id, nome } of people.slice(0, MOST_LOOKED_AT)) {
    const lines = await linesInName(db, id, sources)
    if (lines.length === 0) continue
    const rota = asks ? `/shutdowns/register/${id}/${encodeURIComponent(nome)}` : null
    notices.push({ texto: settings.stillHolds(nome, lines.length), rota })
  }
  const others = people.length - MOST_LOOKED_AT
  if (others > 0) notices.push({ texto: settings.notLookedAt(others), rota: null })
  return notices
}

/** Activates or deactivates people; deactivated ones are signed out at once, and what they still have is named. */
export async function switchUsers(
  db: Database,
  actor: Actor,
  { ids, ativo }: SetActiveInput,
  deps: Pick<Deps, 'security' | 'offers'>,
) {
  if (!ativo) await holdSuperadmins(db)
  if (!ativo && ids.includes(actor.id)) throw new AppError('conflict', settings.ownAccess)
  const kept = await manageable(db, actor, ids)
  assertAllFound(ids, kept)
  const result = await setUsersActive(db, { ids, ativo })
  if (!ativo) {
    await endSessions(db, ids, endingBy(deps, 'desativada'))
    if (kept.some(({ roles }) => roles.includes(SUPERADMIN))) await assertSuperadminRemains(db)
  }
  return { ...result, avisos: ativo ? [] : await noticesOfHoldings(db, actor, kept, deps.offers.holdings) }
}

/** The person must choose a new password at their next sign-in, and is signed out now. */
export async function forcePasswordReset(ctx: SignedInContext, id: number): Promise<void> {
  const { db, actor, deps } = ctx
  const [person] = await manageable(db, actor, [id])
  if (!person) throw refusals.notFound()
  await demandNewPassword(db, id)
  await deps.security.record(db, 'senha', ctx, { alvo: `Pessoa ${id}`, detalhe: 'Redefinição exigida' })
  await endSessions(db, [id], endingBy(deps, 'redefinicao'), actor.id === id ? actor.sessao : undefined)
}

/** Deletes a person whom nothing refers to; over REST only: the screens deactivate. */
export async function removeUser(
  db: Database,
  actor: Actor,
  id: number,
  deps: Pick<Deps, 'security'>,
): Promise<void> {
  await holdSuperadmins(db)
  if (id === actor.id) throw new AppError('conflict', settings.ownAccess)
  await endSessions(db, [id], endingBy(deps, 'excluida'))
  await deleteUser(db, id)
  await assertSuperadminRemains(db)
}
