import { hiring as text } from '@intranet/contract/messages/hiring'
import { onceFor } from '@intranet/contract/once'
import { todayInBrazil } from '@intranet/contract/today'
import type { Job } from '../../../platform/job.ts'
import { notify } from '../../../platform/notify.ts'
import { holdersOf } from '../../../platform/role-holders.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { waitingVacancies } from './unanswered.queries.ts'

/** Mondays and Thursdays: who owes candidates an answer is reminded, once a vacancy. Safe to run twice. */
export const unansweredJob: Job = {
  name: 'retorno-candidatos',
  cron: '20 8 * * 1,4',
  async run({ connection }) {
    await inTransaction(connection.db, null, async (db) => {
      const managersOf = onceFor((id_empresa: number) => holdersOf(db, 'banco_talentos:gestor', id_empresa))
      for (const { id_vaga, titulo_vaga, id_empresa, id_gestor, total } of await waitingVacancies(db))
        await notify(db, {
          remetente: null,
          usuarios: id_gestor === null ? await managersOf(id_empresa) : [id_gestor],
          data: {
            modulo: 'banco_talentos',
            msg: text.waitingNotice(total, titulo_vaga),
            rota: `/careers/applicants/${id_vaga}`,
          },
          chave: `retorno:${id_vaga}:${id_gestor ?? 'gestao'}:${todayInBrazil()}`,
        })
    })
  },
}
