import { HOUR_MS } from '@intranet/contract/durations'
import { daysLater } from '@intranet/contract/today'
import { shiftLetters, type Shift } from '@intranet/contract/marketing/communication-words'
import { shiftWindow, wantedDays } from '@intranet/contract/marketing/firing'
import { communicationSend } from '@intranet/contract/messages/communication'
import type { Database } from '@intranet/db/connection'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors.ts'
import { inTransaction } from '../../../../platform/transaction.ts'
import { countedDates, type Limits } from '../audience/audience.queries.ts'
import { clockOf, limitsOf } from '../audience/forecast.service.ts'
import { holidayPlaces } from '../audience/holiday-places.queries.ts'
import { drainQueue } from '../sending/queue-worker.ts'
import { storedRule } from './rule-draft.service.ts'
import { heeded, planSending, postponements } from '../audience/sending-plan.ts'
import { executionSummary } from '../sending/send.queries.ts'
import {
  beginExecution,
  buildAudience,
  closeMissed,
  nextPlanned,
  noteFailure,
  planExecutions,
  rulesDue,
  type PlannedExecution,
} from './shift.queries.ts'
import { stopLargeShift } from './rule-approval.service.ts'
import { customersOf, type StoredRule } from '../audience/stored-rule.ts'

/** What becomes of a rule's shift at `now`: planned, lost, or skipped by its hours of silence. */
function planOf(regra: StoredRule, dia: string, turno: Shift, now: Date): PlannedExecution {
  const window = shiftWindow(dia, turno)
  const sending = planSending(regra, dia, turno)
  const plan = { regra, dia, turno, envia_em: window.from, expira_em: window.until }
  if (!sending) return { ...plan, situacao: 'concluida', motivo: 'silencio' }
  const { envia_em, expira_em } = sending
  if (now > expira_em) return { ...plan, situacao: 'perdido', motivo: 'janela' }
  return { ...plan, envia_em, expira_em, situacao: 'agendada', motivo: null }
}

/**
 * Plans every shift of yesterday and today that has begun; shifts that no server could run are marked as lost. A
 * repeated call, or another process, plans nothing twice.
 */
export async function planShifts(db: Database, now: Date): Promise<number[]> {
  const today = clockOf(now).dia
  const begun = [daysLater(today, -1), today].flatMap((dia) =>
    shiftLetters.flatMap((turno) => {
      const { from } = shiftWindow(dia, turno)
      return now < from ? [] : [{ dia, turno, from }]
    }),
  )
  const planned: number[] = []
  for (const { dia, turno, from } of begun) {
    const due = (await rulesDue(db, dia, turno, from)).filter((rule) => wantedDays(rule, dia).length > 0)
    const plans = due.map((rule) => planOf(rule, dia, turno, now))
    planned.push(...(await planExecutions(db, plans)))
  }
  return planned
}

type Planned = NonNullable<Awaited<ReturnType<typeof nextPlanned>>>

async function build(db: Database, limites: Limits, most: number, execution: Planned): Promise<void> {
  const regra = execution.regra
  const { dia } = execution
  const places = regra.feriado_acao === 'enviar' ? [] : await holidayPlaces(db, dia)
  const feriados = heeded(regra, dia, places)
  const built = await buildAudience(db, execution, {
    regra,
    wanted: wantedDays(regra, execution.data_referencia),
    dia,
    limites,
    contadas: await countedDates(db, dia),
    feriados,
    adiamento: feriados.length ? postponements(regra, dia) : [],
  })
  await beginExecution(db, execution.id, built)
  const publico = customersOf(regra, built.total)
  if (publico > most) await stopLargeShift(db, regra, publico)
}

/**
 * Builds the audiences of all planned executions, each in its own transaction: a crash leaves it planned, and so
 * does a failure.
 */
export async function buildPlanned({ connection: { db }, parameters, log }: BuildDeps): Promise<void> {
  let last = 0
  for (;;) {
    let id: number | null = null
    // Before the transaction: who holds a connection and waits for another may wait for itself.
    const limites = await limitsOf(parameters)
    const most = await parameters.read('comunicacao_aprovacao_publico')
    try {
      await inTransaction(db, null, async (transaction) => {
        const planned = await nextPlanned(transaction, last)
        id = planned?.id ?? null
        if (planned) await build(transaction, limites, most, planned)
      })
    } catch (error) {
      log.error({ err: error, execucao: id }, 'audience failed')
      if (id === null) return
      await noteFailure(db, id, error instanceof Error ? error.message : String(error))
    }
    if (id === null) return
    last = id
  }
}
type BuildDeps = Pick<Deps, 'connection' | 'parameters' | 'log'>

/** All steps of the shifts: the schedule runs them, on time or late, and any number of times. */
export async function runShifts(deps: Deps, now = new Date()): Promise<void> {
  const { db } = deps.connection
  await planShifts(db, now)
  await closeMissed(db, now)
  await buildPlanned(deps)
}

/** How long a shift run by hand may take. */
const BY_HAND_HOURS = 4

/** Runs a rule's shift of a day now and sends it: only if the messages of every channel stay on the outbox page. */
export async function runShiftByHand(deps: Deps, input: { id: number; data: string; turno: string }) {
  if (!Object.values(deps.senders).every(({ local }) => local))
    throw new AppError('forbidden', communicationSend.runOnlyLocal)
  const { db } = deps.connection
  const regra = await storedRule(db, input.id)
  const now = new Date()
  const turno = input.turno as Shift
  const expira_em = new Date(now.getTime() + BY_HAND_HOURS * HOUR_MS)
  const plan = { regra, dia: input.data, turno, envia_em: now, expira_em, motivo: null }
  await planExecutions(db, [{ ...plan, situacao: 'agendada' }])
  await buildPlanned(deps)
  await drainQueue(deps)
  return executionSummary(db, regra.id, input.data, turno)
}
