import { onceFor } from '@intranet/contract/once'
import { form } from '@intranet/contract/messages'
import { onboarding as text } from '@intranet/contract/messages/people'
import type {
  CreateOnboardingFields,
  OnboardingFields,
  OnboardingStatusInput,
  UpdateOnboardingInput,
} from '@intranet/contract/people/onboarding-schemas'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { notify, notifyOthers } from '../../../platform/notify.ts'
import { found, holdRecord } from '../../../platform/records.ts'
import { hrManagersOf } from '../employees/hr-managers.queries.ts'
import {
  getOnboarding,
  insertOnboardings,
  placeExists,
  switchOnboardings,
  updateOnboarding,
  waitingOnboardings,
  type OnboardingRow,
} from './onboarding.queries.ts'
import { managesOnboarding, ownPlace } from './onboarding-scope.ts'
import { orderTrails } from './trail-order.service.ts'

const required = ['titulo', 'id_empresa', 'id_departamento', 'id_cargo'] as const

/** The row of an onboarding with all that it needs; otherwise 422 with the documented text. */
function wholeRow(fields: OnboardingFields): OnboardingRow {
  const missing = required.filter((key) => !fields[key])
  if (missing.length) {
    const campos = Object.fromEntries(missing.map((key) => [key, form.required]))
    throw new AppError('invalid', form.requiredAll, { campos })
  }
  return fields as OnboardingRow
}

async function assertPlace(db: Database, row: OnboardingRow): Promise<void> {
  const { departamento, cargo } = await placeExists(db, row)
  if (!departamento) throw refusals.invalid({ id_departamento: 'Opção não encontrada.' })
  if (!cargo) throw refusals.invalid({ id_cargo: 'Opção não encontrada.' })
}

const statusOfHr = () =>
  new AppError('forbidden', refusals.forbidden().message, { campos: { status: text.activatedByHr } })

/** What HR makes is active unless it says otherwise; what others make waits for HR. */
function withStatus(actor: Actor, row: OnboardingRow): OnboardingRow {
  if (managesOnboarding(actor)) return row
  if (row.status) throw statusOfHr()
  return { ...row, status: false, aguarda_ativacao: true }
}

const noticeOf = (id: number, msg: string) => ({
  modulo: 'onboarding' as const,
  msg,
  rota: `/human-resources/onboarding/edit/${id}` as const,
})

/**
 * Creates onboardings in the actor's place, with their trails in order if these were sent; HR is notified of those that
 * wait for it.
 */
export async function createOnboardings(db: Database, actor: Actor, objects: CreateOnboardingFields[]) {
  const rows: OnboardingRow[] = []
  for (const { trilhas: _, ...fields } of objects) {
    const row = withStatus(actor, ownPlace(actor, wholeRow(fields)))
    await assertPlace(db, row)
    rows.push(row)
  }
  const created = await insertOnboardings(db, actor, rows)
  const managersOf = onceFor((id_empresa: number | null) => hrManagersOf(db, id_empresa))
  for (const [index, { id, titulo }] of created.entries()) {
    const trilhas = objects[index]?.trilhas
    if (trilhas?.length) await orderTrails(db, actor, id, trilhas)
    if (!rows[index]?.aguarda_ativacao) continue
    const usuarios = await managersOf(rows[index].id_empresa)
    await notify(db, { remetente: actor.id, usuarios, data: noticeOf(id, text.waits(titulo)) })
  }
  return created
}

/** Notifies the makers of waiting onboardings that HR activated them. */
async function notifyAuthors(db: Database, actor: Actor, ids: readonly number[]): Promise<void> {
  for (const { id, titulo, id_usuario } of await waitingOnboardings(db, ids))
    await notifyOthers(db, actor, { usuarios: [id_usuario], data: noticeOf(id, text.activated(titulo)) })
}

/** Activates or inactivates, by HR. */
export async function setOnboardingStatus(db: Database, actor: Actor, input: OnboardingStatusInput) {
  if (input.status) await notifyAuthors(db, actor, input.ids)
  return switchOnboardings(db, actor, input)
}

/**
 * Changes an onboarding: HR may change any, its maker until somebody starts it; the status is not changed here. The
 * result needs all required fields and has to be in the actor's place.
 */
export async function changeOnboarding(
  db: Database,
  actor: Actor,
  { id, updated_at, ...change }: UpdateOnboardingInput,
) {
  await holdRecord(db, 'onboarding_onboarding', id)
  const { titulo, status, id_empresa, id_departamento, id_cargo, prazo_dias, editavel, id_usuario } = found(
    await getOnboarding(db, actor, id),
  )
  const switched = change.status !== undefined && change.status !== status
  if (!managesOnboarding(actor)) {
    if (id_usuario !== actor.id) throw refusals.forbidden()
    if (!editavel) throw new AppError('conflict', text.started)
    if (switched) throw statusOfHr()
  }
  const before = { titulo, status, id_empresa, id_departamento, id_cargo, prazo_dias }
  const row = ownPlace(actor, wholeRow({ ...before, ...change }))
  if (row.id_empresa !== id_empresa || row.id_departamento !== id_departamento || row.id_cargo !== id_cargo)
    await assertPlace(db, row)
  if (switched) await notifyAuthors(db, actor, [id])
  return updateOnboarding(db, actor, {
    id,
    updated_at,
    ...change,
    ...(switched && { aguarda_ativacao: false }),
  })
}
