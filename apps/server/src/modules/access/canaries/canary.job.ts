import { SUPERADMIN } from '@intranet/contract/access'
import { alarmWays } from '@intranet/contract/access/canary-words'
import { formatDateTime } from '@intranet/contract/formats'
import type { Database } from '@intranet/db/connection'
import type { Deps } from '../../../platform/deps.ts'
import type { Job } from '../../../platform/job.ts'
import { mailHolders } from '../../../platform/role-holders.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { takeAlarms } from './canary.queries.ts'

type Alarm = Awaited<ReturnType<typeof takeAlarms>>[number]

const lineOf = ({ nome, quem, como, detalhe, data }: Alarm) =>
  `${formatDateTime(data)}  ${alarmWays[como]}: ${nome ?? 'registro'} (${detalhe})  por ${quem ?? 'pessoa removida'}`

const letter = (alarms: readonly Alarm[], publicUrl: string) =>
  `Um registro-isca não é de ninguém: quem o abre ou exporta procura onde não há trabalho a fazer.

${alarms.map(lineOf).join('\n')}

Veja em ${publicUrl}/settings/canaries/alarms
`

async function raise({ mailer, publicUrl, security }: Deps, db: Database): Promise<void> {
  const alarms = await takeAlarms(db)
  if (!alarms.length) return
  await mailHolders(mailer, db, SUPERADMIN, {
    assunto: 'Alarme: um registro-isca foi acessado',
    texto: letter(alarms, publicUrl),
  })
  for (const { id_usuario, nome, como } of alarms)
    await security.record(
      db,
      'alarme',
      { actor: id_usuario === null ? null : { id: id_usuario }, address: '' },
      { alvo: `Registro-isca ${nome ?? ''}`.trim(), detalhe: alarmWays[como] },
    )
}

/** Each minute: superadmins are mailed what was done to canaries, once. */
export const canaryJob: Job = {
  name: 'alarmes-iscas',
  cron: '* * * * *',
  run: (deps) => inTransaction(deps.connection.db, null, (db) => raise(deps, db)),
}
