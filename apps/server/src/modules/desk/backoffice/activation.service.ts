/** An installation's way: an appointment, the team, and the connection that works. */
import type { StepActivationInput, UpdateActivationInput } from '@intranet/contract/desk/activations'
import { activationSteps, explainedActivationSteps } from '@intranet/contract/desk/backoffice-options'
import { backoffice as text } from '@intranet/contract/messages/backoffice'
import { form } from '@intranet/contract/messages'
import { refusal } from '@intranet/contract/messages/refusals'
import { todayInBrazil } from '@intranet/contract/today'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { refusals } from '../../../platform/errors.ts'
import type { Parameters } from '../../../platform/parameters.ts'
import { assertNewest, found, holdRecord } from '../../../platform/records.ts'
import { recordItemReading } from '../../sales/item-reading.queries.ts'
import { deadlineFor } from '../deadline.service.ts'
import {
  failedVisit,
  getActivation,
  insertActivation,
  insertQualification,
  setActivationState,
  updateActivation,
} from './activation.queries.ts'
import { getSale } from './sale.queries.ts'
import { notifySeller } from './sale.service.ts'

type Activation = NonNullable<Awaited<ReturnType<typeof getActivation>>>

/** One activation; its customer's phone is read in full, which is recorded with their sale. */
export async function readActivation(db: Database, actor: Actor, id: number) {
  const {
    estado: _,
    id_vendedor: __,
    id_lead: ___,
    ...activation
  } = found(await getActivation(db, actor, id))
  await recordItemReading(db, actor, 'bo_venda', [activation.id_venda], 'telefone')
  return activation
}

export async function changeActivation(db: Database, actor: Actor, input: UpdateActivationInput) {
  await holdRecord(db, 'bo_ativacao', input.id)
  const before = found(await getActivation(db, actor, input.id))
  if (before.situacao === 'ativada' || before.situacao === 'cancelada') throw refusals.wrongState()
  return updateActivation(db, actor, input)
}

/** The installation of approved sales that have none, for a manager who finds one missing. */
export async function createActivations(
  { parameters }: { parameters: Parameters },
  db: Database,
  actor: Actor,
  objects: readonly { id_venda: number }[],
) {
  const created = []
  for (const { id_venda } of objects) {
    const sale = await getSale(db, actor, id_venda)
    if (!sale) throw refusals.invalid({ id_venda: refusal.noOption })
    if (sale.situacao !== 'aprovada') throw refusals.field('id_venda', text.notApproved)
    const place = { cidade: sale.cidade, uf: sale.estado }
    const prazo = await deadlineFor(db, parameters, 'ativacoes', { from: new Date(), place })
    const made = await insertActivation(db, { id_venda, id_empresa: sale.id_empresa, prazo })
    if (!made) throw refusals.wrongState()
    created.push(made)
  }
  return created
}

/** The appointment of a step, checked: a day from today on, and a part of it. */
function appointment({ data_agendada, periodo }: StepActivationInput) {
  if (!data_agendada) throw refusals.field('data_agendada', form.required)
  if (!periodo) throw refusals.field('periodo', form.required)
  if (data_agendada < todayInBrazil()) throw refusals.field('data_agendada', text.pastSchedule)
  return { data_agendada, periodo }
}

/** When the connection began to work: now, or a moment between the sale and now. */
function activatedAt({ data_ativacao }: StepActivationInput, { data_venda }: Activation, now: Date): Date {
  const at = data_ativacao ? new Date(data_ativacao) : now
  if (at.getTime() > now.getTime()) throw refusals.field('data_ativacao', text.activationInFuture)
  if (at.getTime() < data_venda.getTime()) throw refusals.field('data_ativacao', text.activationBeforeSale)
  return at
}

function stepOf(input: StepActivationInput, before: Activation, now: Date) {
  const { situacao, motivo, os, equipe } = input
  if (explainedActivationSteps.includes(situacao) && !motivo) throw refusals.field('motivo', form.required)
  return {
    situacao,
    ...(os !== undefined && { os }),
    ...(equipe !== undefined && { equipe }),
    ...(motivo && { motivo }),
    ...(situacao === 'agendada' && { ...appointment(input), id_responsavel: null }),
    ...(situacao === 'ativada' && { data_ativacao: activatedAt(input, before, now) }),
    ...(situacao === 'frustrada' && failedVisit),
  }
}

/** Takes an installation to its next state; the connection that works gets its welcome call in 48 hours. */
export async function stepActivation(
  { parameters }: { parameters: Parameters },
  db: Database,
  actor: Actor,
  input: StepActivationInput,
) {
  await holdRecord(db, 'bo_ativacao', input.id)
  const before = found(await getActivation(db, actor, input.id))
  assertNewest(input, before)
  const from: readonly string[] = activationSteps[input.situacao]
  if (!from.includes(before.situacao)) throw refusals.wrongState()
  const step = stepOf(input, before, new Date())
  const moved = await setActivationState(db, input.id, step)
  if (input.situacao === 'cancelada')
    await notifySeller(
      db,
      actor,
      { ...before, id: before.id_venda },
      text.activationCancelled(before.cliente, input.motivo!),
    )
  if (step.data_ativacao) {
    const place = { cidade: before.cidade, uf: before.estado }
    const prazo = await deadlineFor(db, parameters, 'qualificacao', { from: step.data_ativacao, place })
    await insertQualification(db, { id_ativacao: input.id, id_empresa: before.id_empresa, prazo })
  }
  return moved
}
