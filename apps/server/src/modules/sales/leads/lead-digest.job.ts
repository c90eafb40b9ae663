/**
 * Every morning: notifies sellers with overdue leads, managers of long overdue ones, and sellers where coverage
 * arrived. Safe to run twice.
 */
import { todayInBrazil } from '@intranet/contract/today'
import { lead as text } from '@intranet/contract/messages/leads'
import type { ListLeadsInput } from '@intranet/contract/sales/lead-list'
import type { ScreenAddress } from '@intranet/contract/screen-address.gen'
import type { Database } from '@intranet/db/connection'
import type { Job } from '../../../platform/job.ts'
import { filterOf } from '../../../platform/list-address.ts'
import { notify } from '../../../platform/notify.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { longOverdueByManager, overdueBySeller, takeCoverageNews, type Digest } from './lead-jobs.queries.ts'
import { leadWaits } from './lead-lists.ts'

/** Days overdue after which managers are notified (docs/sales.md#overdue-leads). */
const LONG = 5

async function tell(
  db: Database,
  digests: readonly Digest[],
  msgOf: (total: number) => string,
  rotaOf: (id_usuario: number) => ScreenAddress,
  kind: string,
): Promise<void> {
  for (const { id_usuario, total } of digests)
    await notify(db, {
      remetente: null,
      usuarios: [id_usuario],
      data: { modulo: 'vendas', msg: msgOf(total), rota: rotaOf(id_usuario) },
      chave: `${kind}:${id_usuario}:${todayInBrazil()}`,
    })
}

type LeadFilter = ListLeadsInput['filtro']

export const leadDigestJob: Job = {
  name: 'lead-vencidas',
  cron: '0 7 * * *',
  async run({ connection, parameters }) {
    const waits = await leadWaits(parameters)
    await inTransaction(connection.db, null, async (db) => {
      const overdue = await overdueBySeller(db, waits)
      await tell(
        db,
        overdue,
        text.overdueNotice,
        (id) => `/sales/external/leads/overdue/list?${filterOf<LeadFilter>({ id_vendedor: id })}`,
        'lead-vencidas',
      )
      const long = await longOverdueByManager(db, waits, LONG)
      await tell(
        db,
        long,
        text.longOverdueNotice,
        () => `/sales/internal/leads/overdue/list?${filterOf<LeadFilter>({ dias_vencida: { _gte: LONG } })}`,
        'lead-vencidas-gestor',
      )
      await tell(
        db,
        await takeCoverageNews(db),
        text.coverageNotice,
        () => '/sales/external/leads/coverage/list',
        'lead-cobertura',
      )
    })
  },
}
