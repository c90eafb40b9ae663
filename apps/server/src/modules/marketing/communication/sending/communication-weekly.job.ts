import { communicationSend } from '@intranet/contract/messages/communication'
import type { Job } from '../../../../platform/job.ts'
import { notify } from '../../../../platform/notify.ts'
import { clockOf } from '../audience/forecast.service.ts'
import { communicationManagers, weeklyOptOuts } from './execution-end.queries.ts'

/** Mondays: reports how many customers want no more messages. */
export const communicationWeeklyJob: Job = {
  name: 'comunicacao-semanal',
  cron: '0 8 * * 1',
  async run({ connection: { db } }) {
    const { dia } = clockOf(new Date())
    for (const { id_empresa, total } of await weeklyOptOuts(db))
      await notify(db, {
        remetente: null,
        usuarios: await communicationManagers(db, id_empresa),
        data: {
          modulo: 'regua_comunicacao',
          msg: communicationSend.optOuts(total),
          rota: '/marketing/communication-scale-restrictions/list',
        },
        chave: `comunicacao-saidas:${id_empresa}:${dia}`,
      })
  },
}
