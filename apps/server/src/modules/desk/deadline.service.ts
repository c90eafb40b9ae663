/** The time that each queue has for an item (docs/desk.md#clocks). */
import type { DeskQueue } from '@intranet/contract/desk/backoffice-options'
import type { ParameterKey } from '@intranet/contract/parameters'
import type { Database } from '@intranet/db/connection'
import type { Parameters } from '../../platform/parameters.ts'
import { dueAt, type WorkingHours } from './due-at.ts'
import { holidayCheck, type Place } from './holidays.queries.ts'

interface Clock {
  /** Undefined where each item brings its own number of hours. */
  hours?: ParameterKey & `sla_${string}_horas`
  working: ParameterKey & `sla_${string}_uteis`
}
const clocks: Record<DeskQueue, Clock> = {
  vendas: { hours: 'sla_vendas_horas', working: 'sla_vendas_uteis' },
  ativacoes: { hours: 'sla_ativacoes_horas', working: 'sla_ativacoes_uteis' },
  qualificacao: { hours: 'sla_qualificacao_horas', working: 'sla_qualificacao_uteis' },
  problemas: { working: 'sla_problemas_uteis' },
}

async function workingHours(db: Database, parameters: Parameters, place: Place): Promise<WorkingHours> {
  return {
    from: await parameters.read('horas_uteis_inicio'),
    to: await parameters.read('horas_uteis_fim'),
    saturday: await parameters.read('horas_uteis_sabado'),
    isHoliday: await holidayCheck(db, place),
  }
}

/** Until when an item of a queue has to be done that came in at `from`; `hours` where the queue has no term. */
export async function deadlineFor(
  db: Database,
  parameters: Parameters,
  queue: DeskQueue,
  { from, place, hours }: { from: Date; place: Place; hours?: number },
): Promise<Date> {
  const clock = clocks[queue]
  const span = hours ?? (clock.hours ? await parameters.read(clock.hours) : 24)
  const working = (await parameters.read(clock.working)) ? await workingHours(db, parameters, place) : null
  return dueAt(from, span, working)
}
