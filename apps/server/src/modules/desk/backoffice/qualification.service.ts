/** The welcome call: one that answers is qualified or not, three silent days end the trying. */
import { DAY_MS } from '@intranet/contract/durations'
import { SILENT_DAYS, type QualificationState } from '@intranet/contract/desk/backoffice-options'
import type { RecordCallInput, UpdateQualificationInput } from '@intranet/contract/desk/qualifications'
import { refusal } from '@intranet/contract/messages/refusals'
import { backoffice as text } from '@intranet/contract/messages/backoffice'
import { dayInBrazil } from '@intranet/contract/today'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { refusals } from '../../../platform/errors.ts'
import type { Parameters } from '../../../platform/parameters.ts'
import { assertNewest, found, holdRecord } from '../../../platform/records.ts'
import { recordItemReading } from '../../sales/item-reading.queries.ts'
import { deadlineFor } from '../deadline.service.ts'
import { getActivation, insertQualification } from './activation.queries.ts'
import {
  getQualification,
  insertCall,
  setQualification,
  silentDays,
  updateQualification,
} from './qualification.queries.ts'

/** One call with the customer's phone in full, which is recorded with their sale. */
export async function readQualification(db: Database, actor: Actor, id: number) {
  const qualification = found(await getQualification(db, actor, id))
  await recordItemReading(db, actor, 'bo_venda', [qualification.id_venda], 'telefone')
  return qualification
}

/** The welcome call of connections that have none, for a manager who finds one missing. */
export async function createQualifications(
  { parameters }: { parameters: Parameters },
  db: Database,
  actor: Actor,
  objects: readonly { id_ativacao: number }[],
) {
  const created = []
  for (const { id_ativacao } of objects) {
    const activation = await getActivation(db, actor, id_ativacao)
    if (!activation) throw refusals.invalid({ id_ativacao: refusal.noOption })
    const { data_ativacao: from, cidade, estado: uf, id_empresa } = activation
    if (!from) throw refusals.field('id_ativacao', text.notActivated)
    const prazo = await deadlineFor(db, parameters, 'qualificacao', { from, place: { cidade, uf } })
    const made = await insertQualification(db, { id_ativacao, id_empresa, prazo })
    if (!made) throw refusals.wrongState()
    created.push(made)
  }
  return created
}

export async function changeQualification(db: Database, actor: Actor, input: UpdateQualificationInput) {
  found(await getQualification(db, actor, input.id))
  return updateQualification(db, actor, input)
}

/** The next morning at eight in São Paulo: nobody is called twice on a silent day. */
const nextMorning = (now: Date) => new Date(new Date(`${dayInBrazil(now)}T08:00:00-03:00`).getTime() + DAY_MS)

function stateAfter({ resultado, internet_ok, dados_conferidos, vencimento_ciente }: RecordCallInput) {
  if (resultado !== 'atendeu') return 'pendente' as const
  return internet_ok && dados_conferidos && vencimento_ciente
    ? ('qualificado' as const)
    : ('nao_qualificado' as const)
}

function returnAt(input: RecordCallInput, now: Date): Date | null {
  if (input.resultado === 'atendeu') return null
  if (input.resultado !== 'retornar') return nextMorning(now)
  const at = new Date(input.retornar_em!)
  if (at.getTime() <= now.getTime()) throw refusals.field('retornar_em', text.futureReturn)
  return at
}

/** Writes down a call and what comes of it. */
export async function recordCall(db: Database, actor: Actor, input: RecordCallInput, now = new Date()) {
  const { id, resultado, observacao, nps, internet_ok, dados_conferidos, vencimento_ciente } = input
  await holdRecord(db, 'bo_qualificacao', id)
  const before = found(await getQualification(db, actor, id))
  assertNewest(input, before)
  if (before.situacao !== 'pendente') throw refusals.wrongState()
  const retornar_em = returnAt(input, now)
  await insertCall(db, { id_qualificacao: id, resultado, observacao, id_usuario: actor.id, contato_em: now })
  const silent = resultado === 'nao_atendeu' || resultado === 'numero_errado'
  const given = silent && (await silentDays(db, id)) >= SILENT_DAYS
  const situacao: QualificationState = given ? 'sem_contato' : stateAfter(input)
  return setQualification(db, id, {
    situacao,
    resultado,
    contato_em: now,
    retornar_em: situacao === 'pendente' ? retornar_em : null,
    observacao,
    ...(resultado === 'atendeu' && { nps, internet_ok, dados_conferidos, vencimento_ciente }),
  })
}
