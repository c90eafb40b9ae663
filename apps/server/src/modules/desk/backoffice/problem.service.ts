/** What stops a customer: opened with a time by its kind, taken by somebody, solved in words. */
import { problemSteps } from '@intranet/contract/desk/backoffice-options'
import type { ProblemFields, StepProblemInput, UpdateProblemInput } from '@intranet/contract/desk/problems'
import { form } from '@intranet/contract/messages'
import { refusal } from '@intranet/contract/messages/refusals'
import { backoffice as text } from '@intranet/contract/messages/backoffice'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { refusals } from '../../../platform/errors.ts'
import { notifyOthers } from '../../../platform/notify.ts'
import type { Parameters } from '../../../platform/parameters.ts'
import { assertChoices, assertNewest, found, holdRecord } from '../../../platform/records.ts'
import { assertProvider } from '../../../platform/scope.ts'
import { deadlineFor } from '../deadline.service.ts'
import { openProblem } from '../open-problem.service.ts'
import { activeProblemType } from './problem-type.queries.ts'
import {
  deskWorkers,
  getProblem,
  isDeskWorker,
  problemClock,
  setProblemState,
  subjectOf,
  updateProblem,
} from './problem.queries.ts'

/** Only somebody who works in the desk of the problem's provider (docs/desk.md#problems). */
const assertPerson = (db: Database, actor: Actor, id: number | null | undefined, id_empresa: number) =>
  assertChoices(deskWorkers(db, actor, id_empresa), [id], 'id_responsavel')

/** Whom a problem is about: what was sent, or what its sale or activation says. */
async function aboutWhom(db: Database, actor: Actor, fields: ProblemFields) {
  if (fields.id_venda == null && fields.id_ativacao == null) {
    if (fields.id_empresa == null) throw refusals.field('id_empresa', form.required)
    assertProvider(actor, fields.id_empresa)
    const { id_empresa, cod_cliente = null, cliente = null } = fields
    return { id_empresa, cod_cliente, cliente, cidade: null, uf: null }
  }
  const subject = await subjectOf(db, actor, fields)
  if (!subject)
    throw refusals.invalid({ [fields.id_venda == null ? 'id_ativacao' : 'id_venda']: refusal.noOption })
  if (fields.id_empresa != null && fields.id_empresa !== subject.id_empresa)
    throw refusals.field('id_empresa', text.foreignSale)
  return subject
}

const tell = (
  db: Database,
  actor: Actor,
  id: number,
  id_responsavel: number | null | undefined,
  name: string | null,
) =>
  notifyOthers(db, actor, {
    usuarios: id_responsavel == null ? [] : [id_responsavel],
    data: {
      modulo: 'backoffice',
      msg: `Problema de ${name ?? 'cliente'} atribuído a você.`,
      rota: '/backoffice/problemas',
    },
    sobre: `bo_problema:${id}`,
  })

export async function createProblems(
  deps: { parameters: Parameters },
  db: Database,
  actor: Actor,
  objects: readonly ProblemFields[],
) {
  const created = []
  for (const fields of objects) {
    const kind = await activeProblemType(db, fields.id_tipo)
    if (!kind) throw refusals.invalid({ id_tipo: refusal.noOption })
    const { id_empresa, cod_cliente, cliente, cidade, uf } = await aboutWhom(db, actor, fields)
    await assertPerson(db, actor, fields.id_responsavel, id_empresa)
    const row = { ...fields, id_empresa, cod_cliente, cliente, id_usuario: actor.id }
    const made = await openProblem(deps, db, row, { hours: kind.sla_horas, place: { cidade, uf } })
    created.push(made)
    await tell(db, actor, made.id, fields.id_responsavel, cliente)
  }
  return created
}

export async function changeProblem(db: Database, actor: Actor, input: UpdateProblemInput) {
  await holdRecord(db, 'bo_problema', input.id)
  const before = found(await getProblem(db, actor, input.id))
  if (before.situacao === 'resolvido' || before.situacao === 'cancelado') throw refusals.wrongState()
  if (
    input.id_tipo !== undefined &&
    input.id_tipo !== before.id_tipo &&
    !(await activeProblemType(db, input.id_tipo))
  )
    throw refusals.invalid({ id_tipo: refusal.noOption })
  if (input.id_responsavel === null && before.situacao === 'em_tratamento')
    throw refusals.field('id_responsavel', form.required)
  if (input.id_responsavel !== before.id_responsavel)
    await assertPerson(db, actor, input.id_responsavel, before.id_empresa)
  const saved = await updateProblem(db, actor, input)
  if (input.id_responsavel !== before.id_responsavel)
    await tell(db, actor, input.id, input.id_responsavel, before.cliente)
  return saved
}

/** One that is opened again is as new: its kind's hours begin again, and what solved it is in the history. */
async function openedAgain(db: Database, parameters: Parameters, id: number) {
  const { hours, ...place } = await problemClock(db, id)
  const prazo = await deadlineFor(db, parameters, 'problemas', { from: new Date(), place, hours })
  return { prazo, avisado_em: null, solucao: null }
}

type Problem = NonNullable<Awaited<ReturnType<typeof getProblem>>>

/**
 * Who takes a problem on becomes its person. One that is opened again stays with the person who had it, if they still
 * work in its desk.
 */
async function personOf(db: Database, actor: Actor, { situacao, id_responsavel, id_empresa }: Problem) {
  const keeps = situacao === 'resolvido' && id_responsavel !== null
  return keeps && (await isDeskWorker(db, actor, id_responsavel, id_empresa)) ? id_responsavel : actor.id
}

/** The next state; who takes a problem on answers for it from then. */
export async function stepProblem(
  { parameters }: { parameters: Parameters },
  db: Database,
  actor: Actor,
  input: StepProblemInput,
) {
  const { id, situacao, solucao } = input
  await holdRecord(db, 'bo_problema', id)
  const before = found(await getProblem(db, actor, id))
  assertNewest(input, before)
  const from: readonly string[] = problemSteps[situacao]
  if (!from.includes(before.situacao)) throw refusals.wrongState()
  const ended = situacao !== 'em_tratamento'
  if (ended && !solucao) throw refusals.field('solucao', form.required)
  return setProblemState(db, id, {
    situacao,
    ended,
    ...(ended ? { solucao } : { id_responsavel: await personOf(db, actor, before) }),
    ...(before.situacao === 'resolvido' && (await openedAgain(db, parameters, id))),
  })
}
