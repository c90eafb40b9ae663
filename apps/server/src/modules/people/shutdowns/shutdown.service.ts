import { todayInBrazil } from '@intranet/contract/today'
import { can, isSuperadmin, SUPERADMIN } from '@intranet/contract/access'
import { formatDate } from '@intranet/contract/formats'
import { shutdown as text } from '@intranet/contract/messages/staff'
import { onceFor } from '@intranet/contract/once'
import {
  checklistItems,
  mandatoryItems,
  openStates,
  shutdownSteps,
} from '@intranet/contract/people/shutdown-options'
import type {
  CheckShutdownInput,
  ShutdownFields,
  StepShutdownInput,
  UpdateShutdownInput,
} from '@intranet/contract/people/shutdown-schemas'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { HandedOver } from '../../../platform/departures.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { notifyOthers } from '../../../platform/notify.ts'
import { assertChoices, assertNewest, changesAny, found, holdRecord } from '../../../platform/records.ts'
import { cleanRichText } from '../../../platform/rich-text.ts'
import { endingBy, endSessions } from '../../../platform/session-ends.ts'
import { rolesOf } from '../../access/users/superadmin.queries.ts'
import { assertSuperadminRemains, holdSuperadmins } from '../../access/users/superadmin.service.ts'
import { hrManagersOf } from '../employees/hr-managers.queries.ts'
import { recordReading } from '../employees/personal-reading.queries.ts'
import { keepOutcomes, linesOf } from './holding-lines.service.ts'
import {
  admissionsOf,
  dismiss,
  dismissible,
  getShutdown,
  insertChecklist,
  insertShutdowns,
  openItems,
  setItem,
  takeStep,
  updateShutdown,
} from './shutdown.queries.ts'
import { decides } from './shutdown-scope.ts'

const TABLE = 'rh_desligamento'

function assertAfterAdmission(day: string, admission: string | null | undefined): void {
  if (admission && day < admission) throw refusals.field('data_desligamento', text.beforeAdmission)
}

/** Asks for somebody to leave: by the one who decides, or for people of one's own department or team. */
export async function requestShutdowns(db: Database, actor: Actor, objects: ShutdownFields[]) {
  if (objects.some(({ id_funcionario }) => id_funcionario === actor.id))
    throw refusals.field('id_funcionario', text.own)
  const ids = objects.map(({ id_funcionario }) => id_funcionario)
  await assertChoices(dismissible(db, actor), ids, 'id_funcionario')
  const people = await admissionsOf(db, ids)
  for (const { id_funcionario, data_desligamento } of objects)
    assertAfterAdmission(data_desligamento, people.find(({ id }) => id === id_funcionario)?.data_admissao)
  const created = await insertShutdowns(db, actor, objects)
  await insertChecklist(
    db,
    created.map(({ id }) => id),
    checklistItems,
  )
  const managersOf = onceFor((id_empresa: number | null) => hrManagersOf(db, id_empresa))
  for (const { id, id_funcionario } of created) {
    const person = people.find((one) => one.id === id_funcionario)
    const managers = await managersOf(person?.id_empresa ?? null)
    await notifyOthers(db, actor, {
      usuarios: managers.filter((manager) => manager !== id_funcionario),
      data: {
        modulo: 'desligamentos',
        msg: `Desligamento solicitado: ${person?.nome ?? 'funcionário'}.`,
        rota: `/shutdowns/edit/${id}`,
      },
    })
  }
  return created.map(({ id }) => ({ id }))
}

/** When somebody other than its author reads a reason, the reading is recorded. */
export async function readShutdown(db: Database, actor: Actor, id: number) {
  const shutdown = found(await getShutdown(db, actor, id))
  if (shutdown.motivo !== null && shutdown.id_solicitante !== actor.id)
    await recordReading(db, actor, [shutdown.id_funcionario], 'motivo do desligamento')
  return { ...shutdown, mudavel: mayChange(actor, shutdown), decide: decides(actor) }
}

type Shutdown = NonNullable<Awaited<ReturnType<typeof getShutdown>>>

/** Those who decide may change it until it is finished; the requester, until HR starts to work on it. */
const mayChange = (actor: Actor, { situacao, id_solicitante }: Shutdown) =>
  decides(actor) ? openStates.includes(situacao) : situacao === 'solicitado' && id_solicitante === actor.id

const approvedFields = ['tipo', 'motivo', 'aviso_previo', 'data_aviso', 'data_desligamento'] as const

/** An approval was of what the shutdown said before: another kind, reason or day is analysed again. */
export async function changeShutdown(db: Database, actor: Actor, input: UpdateShutdownInput) {
  await holdRecord(db, TABLE, input.id)
  const before = found(await getShutdown(db, actor, input.id))
  if (!openStates.includes(before.situacao)) throw new AppError('conflict', text.closed)
  if (!mayChange(actor, before)) throw refusals.forbidden()
  if (input.entrevista !== undefined && !decides(actor)) throw refusals.forbidden()
  if (input.data_desligamento) assertAfterAdmission(input.data_desligamento, before.data_admissao)
  const entrevista = input.entrevista ? cleanRichText(input.entrevista) : input.entrevista
  const another = before.situacao === 'aprovado' && changesAny(before, input, approvedFields)
  return updateShutdown(db, {
    ...input,
    entrevista,
    ...(another && { situacao: 'em_analise' as const, id_aprovador: null }),
  })
}

/**
 * The next state: HR decides; the requester may cancel. Of two simultaneous requests the second learns that the state
 * has changed.
 */
export async function stepShutdown(
  db: Database,
  actor: Actor,
  input: StepShutdownInput,
  deps: Pick<Deps, 'offers' | 'security'>,
) {
  const { holdings, departures } = deps.offers
  const { id, situacao, parecer, justificativa } = input
  await holdRecord(db, TABLE, id)
  const before = found(await getShutdown(db, actor, id))
  const ownCancel = situacao === 'cancelado' && before.id_solicitante === actor.id
  if (!decides(actor) && !ownCancel) throw refusals.forbidden()
  assertNewest(input, before)
  if (situacao === 'recusado' && !parecer) throw refusals.field('parecer', text.reasonRequired)
  if (situacao === 'efetivado') {
    if (before.id_solicitante === actor.id) throw new AppError('forbidden', text.ownCarryOut)
    const lines = await linesOf(db, before, holdings)
    assertHandedOver(actor, lines, justificativa ?? null)
    await carryOut(db, actor, before, { override: justificativa ?? null, deps })
    const received: HandedOver[] = []
    for (const end of departures) received.push(...(await end(db, actor, before.id_funcionario)))
    await keepOutcomes(db, before, lines, received, holdings)
  }
  const moved = await takeStep(db, id, shutdownSteps[situacao], {
    situacao,
    ...(parecer && { parecer }),
    ...(situacao === 'aprovado' && { id_aprovador: actor.id }),
    ...(situacao === 'efetivado' && { efetivado_em: new Date(), justificativa: justificativa ?? null }),
  })
  if (!moved) throw refusals.wrongState()
  await notifyRequester(db, actor, before, situacao)
  return { id, situacao }
}

/** What is in the person's name and not signed off stays open only where HR's manager says why. */
function assertHandedOver(
  actor: Actor,
  lines: Awaited<ReturnType<typeof linesOf>>,
  reason: string | null,
): void {
  if (reason && can(actor, 'rh', 'manage')) return
  if (lines.some(({ encerra, baixa }) => !encerra && !baixa)) throw new AppError('conflict', text.linesOpen)
}

/** From the day on and with nothing mandatory open (or with a reason): the access ends now, sessions included. */
async function carryOut(
  db: Database,
  actor: Actor,
  before: Shutdown,
  { override, deps }: { override: string | null; deps: Pick<Deps, 'security'> },
): Promise<void> {
  const { id, id_funcionario, data_desligamento } = before
  if (todayInBrazil() < data_desligamento)
    throw new AppError('conflict', text.tooEarly(formatDate(data_desligamento)))
  if (!override && (await openItems(db, id, mandatoryItems)).length)
    throw new AppError('conflict', text.itemsMissing)
  await holdSuperadmins(db)
  const superadmin = (await rolesOf(db, id_funcionario)).includes(SUPERADMIN)
  if (superadmin && !isSuperadmin(actor)) throw refusals.forbidden()
  await dismiss(db, id_funcionario, data_desligamento)
  await endSessions(db, [id_funcionario], endingBy(deps, 'desligamento'))
  if (superadmin) await assertSuperadminRemains(db)
}

const outcomes = {
  em_analise: 'está em análise',
  aprovado: 'foi aprovado',
  efetivado: 'foi efetivado',
  recusado: 'foi recusado',
  cancelado: 'foi cancelado',
}

async function notifyRequester(
  db: Database,
  actor: Actor,
  { id, id_solicitante, funcionario }: Shutdown,
  situacao: StepShutdownInput['situacao'],
): Promise<void> {
  await notifyOthers(db, actor, {
    usuarios: [id_solicitante],
    data: {
      modulo: 'desligamentos',
      msg: `O desligamento de ${funcionario ?? 'funcionário'} ${outcomes[situacao]}.`,
      rota: `/shutdowns/edit/${id}`,
    },
  })
}

/** Ticks a line of the checklist while the shutdown is open. */
export async function checkItem(db: Database, actor: Actor, { id, item, feito }: CheckShutdownInput) {
  await holdRecord(db, TABLE, id)
  const { situacao } = found(await getShutdown(db, actor, id))
  if (!openStates.includes(situacao)) throw new AppError('conflict', text.closed)
  await setItem(db, actor, id, item, feito)
  return { id, item, feito }
}
