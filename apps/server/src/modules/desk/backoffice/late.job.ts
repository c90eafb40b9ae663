import { formatDate } from '@intranet/contract/formats'
import { queueLabels, queues, type DeskQueue } from '@intranet/contract/desk/backoffice-options'
import { backoffice as text } from '@intranet/contract/messages/backoffice'
import { onceFor } from '@intranet/contract/once'
import type { ScreenAddress } from '@intranet/contract/screen-address.gen'
import type { Job } from '../../../platform/job.ts'
import { notify } from '../../../platform/notify.ts'
import { holdersOf } from '../../../platform/role-holders.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { forgetCustomers, lateItems, markAnnounced, missedVisits } from './late.queries.ts'
import { releaseAbandoned } from './queue.queries.ts'

const screens: Record<DeskQueue, ScreenAddress> = {
  vendas: '/backoffice/vendas/listagem',
  ativacoes: '/backoffice/ativacoes/listagem',
  problemas: '/backoffice/problemas',
  qualificacao: '/backoffice/qualificacao',
}

/**
 * Every ten minutes: items of people who no longer work in the desk go back to their queue (docs/desk.md#queues). Who answers
 * for an item past its time and the managers are notified of it, once.
 */
export const lateItemsJob: Job = {
  name: 'backoffice-prazos',
  cron: '*/10 * * * *',
  async run({ connection: { db } }) {
    for (const queue of queues)
      await inTransaction(db, null, (transaction) => releaseAbandoned(transaction, queue))
    for (const item of await lateItems(db)) {
      const queue = item.fila as DeskQueue
      await inTransaction(db, null, async (transaction) => {
        if (!(await markAnnounced(transaction, item))) return
        const managers = await holdersOf(transaction, 'backoffice:gestor', item.id_empresa)
        await notify(transaction, {
          remetente: null,
          usuarios: [...managers, ...(item.pessoa === null ? [] : [item.pessoa])],
          data: {
            modulo: 'backoffice',
            msg: text.late(queueLabels[queue].toLowerCase(), item.nome),
            rota: screens[queue],
          },
          sobre: item.sobre,
          // A sale that is audited again has a new time, and can be late again.
          chave: `backoffice-prazo:${item.fila}:${item.id}:${item.prazo.toISOString()}`,
        })
      })
    }
  },
}

/** Every morning: managers are notified once of each appointment whose day passed without a step. */
export const missedVisitsJob: Job = {
  name: 'backoffice-visitas',
  cron: '0 8 * * *',
  run: ({ connection }) =>
    inTransaction(connection.db, null, async (db) => {
      const managersOf = onceFor((id_empresa: number) => holdersOf(db, 'backoffice:gestor', id_empresa))
      for (const { id, id_venda, id_empresa, cliente, data_agendada } of await missedVisits(db))
        await notify(db, {
          remetente: null,
          usuarios: await managersOf(id_empresa),
          data: {
            modulo: 'backoffice',
            msg: text.missedVisit(cliente, formatDate(data_agendada)),
            rota: `/backoffice/ativacoes/listagem?ver=${id}`,
          },
          sobre: `bo_venda:${id_venda}`,
          chave: `backoffice-visita:${id}:${data_agendada}`,
        })
    }),
}

/** Every night: personal data out of sales whose lead was anonymised. Safe to run twice. */
export const forgetCustomersJob: Job = {
  name: 'backoffice-retencao',
  cron: '40 3 * * *',
  run: ({ connection: { db } }) =>
    inTransaction(db, null, async (transaction) => {
      await forgetCustomers(transaction)
    }),
}
