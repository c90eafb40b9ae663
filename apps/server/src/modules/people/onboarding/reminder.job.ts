/** Notifies employees that an onboarding reached them, is due soon, or overdue. Once each; safe to run twice. */
import { formatDate } from '@intranet/contract/formats'
import type { Database } from '@intranet/db/connection'
import type { Job } from '../../../platform/job.ts'
import { notify } from '../../../platform/notify.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import {
  refreshReach,
  takeAdditions,
  takeArrivals,
  takeReminders,
  type Arrival,
  type Reminder,
} from './reminder.queries.ts'

const DAYS_BEFORE = 3

const messageOf = ({ tipo, titulo, vencimento }: Reminder) =>
  tipo === 'prazo'
    ? `O prazo do onboarding "${titulo}" termina em ${formatDate(vencimento)}.`
    : `O prazo do onboarding "${titulo}" terminou em ${formatDate(vencimento)}.`

const dueOf = ({ vencimento }: Arrival) =>
  vencimento ? ` O prazo termina em ${formatDate(vencimento)}.` : ''

const arrivalOf = (row: Arrival) => `Você tem um novo onboarding: "${row.titulo}".${dueOf(row)}`

const additionOf = (row: Arrival) => `Há conteúdo novo no onboarding "${row.titulo}".${dueOf(row)}`

/** One notification for all who share an onboarding and its text. */
async function tell<T extends { id_usuario: number; id_onboarding: number }>(
  db: Database,
  rows: readonly T[],
  msgOf: (row: T) => string,
): Promise<void> {
  const groups = Map.groupBy(rows, (row) => `${row.id_onboarding} ${msgOf(row)}`)
  for (const group of groups.values())
    await notify(db, {
      remetente: null,
      usuarios: group.map(({ id_usuario }) => id_usuario),
      data: { modulo: 'onboarding', msg: msgOf(group[0]!), rota: '/human-resources/onboarding/employee' },
    })
}

export const onboardingReminderJob: Job = {
  name: 'onboarding-lembrete',
  cron: '0 8 * * *',
  async run({ connection }) {
    await inTransaction(connection.db, null, async (db) => {
      await refreshReach(db)
      await tell(db, await takeReminders(db, DAYS_BEFORE), messageOf)
    })
  },
}

/** Every few minutes: the author of an onboarding has a moment to correct its trails before people are notified. */
export const onboardingArrivalJob: Job = {
  name: 'onboarding-chegada',
  cron: '*/10 * * * *',
  async run({ connection }) {
    await inTransaction(connection.db, null, async (db) => {
      await tell(db, await takeArrivals(db), arrivalOf)
      await tell(db, await takeAdditions(db), additionOf)
    })
  },
}
