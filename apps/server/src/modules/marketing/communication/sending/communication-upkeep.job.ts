/** Settles the queue, and reports what went wrong. May run twice, late, and in several processes: the database decides. */
import { communicationSend } from '@intranet/contract/messages/communication'
import type { Deps } from '../../../../platform/deps.ts'
import type { Job } from '../../../../platform/job.ts'
import { notify } from '../../../../platform/notify.ts'
import { inTransaction } from '../../../../platform/transaction.ts'
import {
  communicationManagers,
  expireQueued,
  finishExecutions,
  queueLag,
  takeFailedExecutions,
  takeLostExecutions,
} from './execution-end.queries.ts'
import { clockOf } from '../audience/forecast.service.ts'
import { reapLeases } from './queue.queries.ts'
import { cancelQueued } from './queue-stop.queries.ts'

const MODULE = 'regua_comunicacao'
const LIST = '/marketing/communication-scale/list'

/** Settles what no worker settles: leases of dead workers, closed windows, paused rules, ended executions. */
export async function tidyQueue({ connection: { db } }: Pick<Deps, 'connection'>): Promise<void> {
  await reapLeases(db)
  await expireQueued(db)
  await cancelQueued(db, { todas: true })
  await finishExecutions(db)
}

/** Notifies the managers of executions that failed too often, each once. */
async function notifyFailures({ connection: { db }, parameters }: Deps): Promise<void> {
  const percent = await parameters.read('comunicacao_falha_percentual')
  await inTransaction(db, null, async (transaction) => {
    for (const { id, campanha, id_empresa, percentual } of await takeFailedExecutions(transaction, percent))
      await notify(transaction, {
        remetente: null,
        usuarios: await communicationManagers(transaction, id_empresa),
        data: { modulo: MODULE, msg: communicationSend.failures(campanha, percentual), rota: LIST },
        chave: `comunicacao-falhas:${id}`,
      })
  })
}

/** Notifies the managers once of each shift that sent nothing because it failed or no server was running. */
async function notifyLost({ connection: { db } }: Deps): Promise<void> {
  await inTransaction(db, null, async (transaction) => {
    for (const { id, id_empresa, campanhas, total } of await takeLostExecutions(transaction))
      await notify(transaction, {
        remetente: null,
        usuarios: await communicationManagers(transaction, id_empresa),
        data: { modulo: MODULE, msg: communicationSend.lost(campanhas, total), rota: LIST },
        chave: `comunicacao-perdidos:${id}`,
      })
  })
}

/** Notifies the managers, once an hour, that messages wait too long. */
async function notifyLag({ connection: { db }, parameters }: Deps): Promise<void> {
  const limit = (await parameters.read('comunicacao_atraso_minutos')) * 60
  if ((await queueLag(db)) <= limit) return
  const { dia, hora } = clockOf(new Date())
  await notify(db, {
    remetente: null,
    usuarios: await communicationManagers(db, null),
    data: { modulo: MODULE, msg: communicationSend.lag, rota: LIST },
    chave: `comunicacao-atraso:${dia}T${hora.slice(0, 2)}`,
  })
}

export const communicationUpkeepJob: Job = {
  name: 'comunicacao-manutencao',
  cron: '* * * * *',
  retries: 0,
  async run(deps) {
    await tidyQueue(deps)
    await notifyFailures(deps)
    await notifyLost(deps)
    await notifyLag(deps)
  },
}
