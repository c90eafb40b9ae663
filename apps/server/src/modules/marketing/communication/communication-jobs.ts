/** The schedule of communication. Every job may run twice, late, and in several processes: the database decides. */
import { communicationSend } from '@intranet/contract/messages/communication'
import type { Deps } from '../../../platform/deps.ts'
import type { Job } from '../../../platform/job.ts'
import { notify } from '../../../platform/notify.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import {
  communicationManagers,
  expireQueued,
  finishExecutions,
  forgetDestinations,
  queueLag,
  takeFailedExecutions,
  takeLostExecutions,
  weeklyOptOuts,
} from './execution-end.queries.ts'
import { clockOf } from './forecast.service.ts'
import { reapLeases } from './queue.queries.ts'
import { cancelQueued } from './queue-stop.queries.ts'
import { runShifts } from './shift.service.ts'

const MODULE = 'regua_comunicacao'
const LIST = '/marketing/communication-scale/list'

/** Shifts begin at 07:00, 13:00 and 20:00; every five minutes what was missed is caught up with, or lost. */
export const shiftJob: Job = {
  name: 'comunicacao-turnos',
  cron: '*/5 * * * *',
  retries: 0,
  run: (deps) => runShifts(deps),
}

/** Settles what no worker settles: leases of dead workers, closed windows, paused rules, ended executions. */
export async function tidyQueue({ connection: { db } }: Pick<Deps, 'connection'>): Promise<void> {
  await reapLeases(db)
  await expireQueued(db)
  await cancelQueued(db, { todas: true })
  await finishExecutions(db)
}

/** Tells the managers of executions that failed too often, each once. */
async function tellFailures({ connection: { db }, parameters }: Deps): Promise<void> {
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
async function tellLost({ connection: { db } }: Deps): Promise<void> {
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

/** Tells the managers, once an hour, that messages wait too long. */
async function tellLag({ connection: { db }, parameters }: Deps): Promise<void> {
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
    await tellFailures(deps)
    await tellLost(deps)
    await tellLag(deps)
  },
}

/** Mondays: reports how many customers want no more messages, and deletes what is old enough. */
export const communicationWeeklyJob: Job = {
  name: 'comunicacao-semanal',
  cron: '0 8 * * 1',
  async run({ connection: { db } }) {
    await forgetDestinations(db)
    const { dia } = clockOf(new Date())
    for (const { id_empresa, total } of await weeklyOptOuts(db))
      await notify(db, {
        remetente: null,
        usuarios: await communicationManagers(db, id_empresa),
        data: {
          modulo: MODULE,
          msg: communicationSend.optOuts(total),
          rota: '/marketing/communication-scale-restrictions/list',
        },
        chave: `comunicacao-saidas:${id_empresa}:${dia}`,
      })
  },
}
