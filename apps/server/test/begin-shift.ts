import { createDatabase } from '@intranet/db/connection'
import { pino } from 'pino'
import { storedRule } from '../src/modules/marketing/communication/rules/rule-draft.service.ts'
import { planExecutions } from '../src/modules/marketing/communication/rules/shift.queries.ts'
import { buildPlanned } from '../src/modules/marketing/communication/rules/shift.service.ts'
import { createParameters } from '../src/platform/parameters.ts'

/** Begins a rule's shift of a day as the schedule would, open for four hours: the server then sends it. */
export async function beginShift(databaseUrl: string, id_regra: number, dia: string) {
  const connection = createDatabase(databaseUrl, { max: 2 })
  try {
    const regra = await storedRule(connection.db, id_regra)
    const envia_em = new Date()
    const window = { envia_em, expira_em: new Date(envia_em.getTime() + 4 * 3_600_000) }
    const plan = { regra, dia, turno: regra.turno, situacao: 'agendada' as const, motivo: null, ...window }
    await planExecutions(connection.db, [plan])
    const parameters = createParameters(connection.db)
    await buildPlanned({ connection, parameters, log: pino({ level: 'silent' }) })
  } finally {
    await connection.close()
  }
}
