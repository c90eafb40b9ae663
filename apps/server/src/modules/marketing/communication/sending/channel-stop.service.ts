import { channels, type Channel } from '@intranet/contract/marketing/communication-words'
import { communicationSend } from '@intranet/contract/messages/communication'
import type { Database } from '@intranet/db/connection'
import { notify } from '../../../../platform/notify.ts'
import { inTransaction } from '../../../../platform/transaction.ts'
import { prolongStop, resumeChannel, stopChannel, type Absence } from './channel-stop.queries.ts'
import { communicationManagers } from './execution-end.queries.ts'
import { clockOf } from '../audience/forecast.service.ts'
import type { ProviderHealth } from './provider-health.ts'

/** Stops a channel whose provider is unavailable, and notifies the managers, at most once an hour. */
export async function stopAbsent(db: Database, canal: Channel, absence: Absence): Promise<void> {
  await inTransaction(db, null, async (transaction) => {
    if (!(await stopChannel(transaction, canal, absence))) return
    const { dia, hora } = clockOf(new Date())
    await notify(transaction, {
      remetente: null,
      usuarios: await communicationManagers(transaction, null),
      data: {
        modulo: 'regua_comunicacao',
        msg: communicationSend.providerAway(channels[canal]),
        rota: '/marketing/communication-scale/list',
      },
      chave: `comunicacao-parada:${canal}:${dia}T${hora.slice(0, 2)}`,
    })
  })
}

/** The result of a trial message: the channel continues, or waits longer. Unknown if it could not be sent. */
export async function endTrial(db: Database, canal: Channel, health: ProviderHealth): Promise<void> {
  if (health.absence) await prolongStop(db, canal, health.absence)
  else if (health.heard) await resumeChannel(db, canal)
}
