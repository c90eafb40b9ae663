import { SUPERADMIN } from '@intranet/contract/access'
import { formatDate, formatNumber } from '@intranet/contract/formats'
import type { Database } from '@intranet/db/connection'
import type { Deps } from '../../../platform/deps.ts'
import { isOn } from '../../../platform/env.ts'
import type { Job } from '../../../platform/job.ts'
import { mailHolders } from '../../../platform/role-holders.ts'
import type { Sweep } from '../../../platform/retention.ts'
import { endUncollected } from '../../../platform/security-copies.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { closeDay } from './security-days.service.ts'
import { daysToClose, endOldDays, type ClosedDay } from './security.queries.ts'

const letter = (days: readonly ClosedDay[]) =>
  `Fechamento do registro de segurança. Guarde esta mensagem: com ela se vê, mais tarde, se o registro foi mudado.

${days.map(({ dia, linhas, hash }) => `${formatDate(dia)}  ${formatNumber(linhas)} linhas  ${hash}`).join('\n')}
`

/** The mail leaves the database's hands: who changes the log cannot change it there. */
const mailHeads = ({ mailer }: Deps, db: Database, days: readonly ClosedDay[]) =>
  mailHolders(mailer, db, SUPERADMIN, {
    assunto: 'Registro de segurança: fechamento do dia',
    texto: letter(days),
  })

/** In the caller's transaction, if there is one. */
export const sweepSecurity: Sweep = async ({ db, parameters }) => {
  await endOldDays(db, await parameters.read('seguranca_retencao_meses'))
}

/**
 * Every night: the days that ended get their heads, which are mailed to superadmins, and what is kept long enough ends.
 * Safe to run twice: a day has one head.
 */
export const securityJob: Job = {
  name: 'registro-seguranca',
  cron: '20 0 * * *',
  async run(deps) {
    await deps.security.settle()
    await inTransaction(deps.connection.db, null, async (db) => {
      const closed: ClosedDay[] = []
      for (const dia of await daysToClose(db)) closed.push(await closeDay(db, dia))
      if (closed.length) await mailHeads(deps, db, closed)
      await sweepSecurity({ db, parameters: deps.parameters })
    })
  },
}

/** Every hour, by a server without a collector: what none takes is not kept for it. */
export const securityCopiesJob: Job = {
  name: 'copias-seguranca',
  cron: '50 * * * *',
  async run({ env, connection }) {
    if (!isOn(env.SECURITY_LOG)) await endUncollected(connection.db)
  },
}
