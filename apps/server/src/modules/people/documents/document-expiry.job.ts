import { formatDate } from '@intranet/contract/formats'
import { onceFor } from '@intranet/contract/once'
import type { Job } from '../../../platform/job.ts'
import { notify } from '../../../platform/notify.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { hrManagersOf } from '../employees/hr-managers.queries.ts'
import { takeEndingDocuments } from './document-expiry.queries.ts'

/**
 * Every morning: notifies HR and the person 30 days and 7 days before a document ends, once each. Safe to run twice.
 */
export const documentExpiryJob: Job = {
  name: 'documento-validade',
  cron: '0 8 * * *',
  async run({ connection }) {
    await inTransaction(connection.db, null, async (db) => {
      const managersOf = onceFor((id_empresa: number | null) => hrManagersOf(db, id_empresa))
      for (const ending of await takeEndingDocuments(db)) {
        const { id, titulo, id_funcionario, funcionario, id_empresa, data_validade } = ending
        const day = formatDate(data_validade)
        const managers = await managersOf(id_empresa)
        await notify(db, {
          remetente: null,
          usuarios: managers.filter((manager) => manager !== id_funcionario),
          data: {
            modulo: 'rh',
            msg: `O documento ${titulo}${funcionario ? ` de ${funcionario}` : ''} vence em ${day}.`,
            rota: `/documents/edit/${id}`,
          },
        })
        if (id_funcionario)
          await notify(db, {
            remetente: null,
            usuarios: [id_funcionario],
            data: {
              modulo: 'rh',
              msg: `O seu documento ${titulo} vence em ${day}.`,
              rota: '/documents/list',
            },
          })
      }
    })
  },
}
