/** What will be sent from today on, counted rule by rule without sending. */
import type { CalendarDay } from '@intranet/contract/marketing/communication-answers'
import type { CommunicationCalendarInput } from '@intranet/contract/marketing/communication-rules'
import { addDays, shiftWindow, wantedDays } from '@intranet/contract/marketing/firing'
import { shiftLetters } from '@intranet/contract/marketing/communication-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'
import { customerCount } from './audience.queries.ts'
import { clockOf } from './forecast.service.ts'
import { storedRules, type StoredRule } from './stored-rule.ts'

interface Due {
  regra: StoredRule
  dia: string
}

/** Customers of each rule and day, in one statement. */
async function countDue(db: Database, due: Due[]): Promise<number[]> {
  if (!due.length) return []
  const parts = due.map(
    ({ regra, dia }, index) =>
      sql`select ${index}::int as indice, c.total from (${customerCount({ regra, wanted: wantedDays(regra, dia) })}) c`,
  )
  const { rows } = await sql<{ indice: number; total: number }>`${sql.join(parts, sql` union all `)}`.execute(
    db,
  )
  const totals = new Map(rows.map(({ indice, total }) => [indice, total]))
  return due.map((_, index) => totals.get(index) ?? 0)
}

/** Statements of this many parts at most. */
const PARTS = 200

/** The days ahead on which active rules fire, with the customers that they have today. */
export async function communicationCalendar(
  db: Database,
  actor: Actor,
  { dias, campanha_id }: CommunicationCalendarInput,
  now = new Date(),
): Promise<CalendarDay[]> {
  const rules = await storedRules(db)
    .where('r.ativo', '=', true)
    .where('c.ativo', '=', true)
    .where(inScope(actor, 'c.id_empresa', false))
    .$if(campanha_id !== undefined, (query) => query.where('c.id', '=', campanha_id!))
    .orderBy('r.id')
    .execute()
  const today = clockOf(now).dia
  const days = Array.from({ length: dias }, (_, step) => addDays(today, step))
  const due = days.flatMap((dia) =>
    rules
      .filter((regra) => wantedDays(regra, dia).length > 0 && shiftWindow(dia, regra.turno).from > now)
      .map((regra) => ({ regra, dia })),
  )
  const totals: number[] = []
  for (let from = 0; from < due.length; from += PARTS)
    totals.push(...(await countDue(db, due.slice(from, from + PARTS))))
  return days.flatMap((data) =>
    shiftLetters.flatMap((turno) => {
      const regras = due.flatMap(({ regra, dia }, index) =>
        dia === data && regra.turno === turno && totals[index]! > 0
          ? [
              {
                id: regra.id,
                campanha: regra.campanha,
                id_campanha: regra.campanha_id,
                criterio: regra.criterio,
                clientes: totals[index]!,
              },
            ]
          : [],
      )
      return regras.length ? [{ data, turno, regras }] : []
    }),
  )
}
