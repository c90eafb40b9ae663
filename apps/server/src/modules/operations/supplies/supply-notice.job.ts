import { DAY_MS } from '@intranet/contract/durations'
import { onceFor } from '@intranet/contract/once'
import { supplies as text } from '@intranet/contract/messages/supplies'
import type { Job } from '../../../platform/job.ts'
import { notify } from '../../../platform/notify.ts'
import { holdersOf } from '../../../platform/role-holders.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { equipmentOfLeaving, waitingRemovals } from './supply-notice.queries.ts'
import { lowStocks } from './stock.queries.ts'

/** Monday of the week, in which each notice comes once. */
const weekOf = (day: Date) =>
  new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10)

/**
 * Every morning: who answers for a squad is notified of removals that wait for more than fifteen days, and with the managers of
 * stock below its minimum; of each once a week. Managers are notified once of what people of an approved shutdown still have.
 * Safe to run twice.
 */
export const supplyNoticeJob: Job = {
  name: 'suprimentos-avisos',
  cron: '10 8 * * *',
  async run({ connection }) {
    const week = weekOf(new Date())
    await inTransaction(connection.db, null, async (db) => {
      for (const { id, os, dias, id_responsavel, id_equipe } of await waitingRemovals(db))
        await notify(db, {
          remetente: null,
          usuarios: [id_responsavel],
          data: {
            modulo: 'suprimentos',
            msg: text.removalWaits(os ? `da OS ${os}` : String(id), dias),
            rota: `/squads/inventory/${id_equipe}`,
          },
          chave: `retirada:${id}:${week}`,
        })
      const managersOf = onceFor((id_empresa: number) => holdersOf(db, 'suprimentos:gestor', id_empresa))
      for (const { id_desligamento, id_funcionario, nome, id_empresa, itens } of await equipmentOfLeaving(db))
        await notify(db, {
          remetente: null,
          // Nobody sees their own shutdown.
          usuarios: (await managersOf(id_empresa)).filter((manager) => manager !== id_funcionario),
          data: {
            modulo: 'suprimentos',
            msg: text.toCollect(itens, nome),
            rota: `/supplies/custody/person/${id_funcionario}`,
          },
          sobre: `rh_usuario:${id_funcionario}`,
          chave: `recolher-equipamento:${id_desligamento}:${id_empresa}`,
        })
      for (const low of await lowStocks(db))
        await notify(db, {
          remetente: null,
          usuarios: [
            ...(await managersOf(low.id_empresa)),
            ...(low.id_responsavel === null ? [] : [low.id_responsavel]),
          ],
          data: {
            modulo: 'suprimentos',
            msg: text.lowStock(low.equipe, low.produto, low.quantidade, low.minimo),
            rota: `/squads/inventory/${low.id_equipe}`,
          },
          chave: `estoque-minimo:${low.id}:${week}`,
        })
    })
  },
}
