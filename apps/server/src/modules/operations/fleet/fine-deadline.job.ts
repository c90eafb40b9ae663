import { formatDate } from '@intranet/contract/formats'
import { onceFor } from '@intranet/contract/once'
import { FINE_NOTICE_DAYS } from '@intranet/contract/operations/fleet-options'
import type { Job } from '../../../platform/job.ts'
import { notify } from '../../../platform/notify.ts'
import { holdersOf } from '../../../platform/role-holders.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { closeUnnamedFines, finesNearDeadline, vehiclesToCollect } from './fine-deadline.queries.ts'

/**
 * Every morning: 7, 3 and 1 days before the end of the time to name a driver the managers are notified, once each; after
 * it a fine counts as not indicated. Vehicles of people who leave are to be collected. Safe to run twice.
 */
export const fineDeadlineJob: Job = {
  name: 'multa-prazo',
  cron: '5 8 * * *',
  async run({ connection }) {
    await inTransaction(connection.db, null, async (db) => {
      await closeUnnamedFines(db)
      const managersOf = onceFor((id_empresa: number) => holdersOf(db, 'frota:gestor', id_empresa))
      for (const { id, auto_infracao, placa, id_empresa, prazo_indicacao, dias } of await finesNearDeadline(
        db,
      ))
        await notify(db, {
          remetente: null,
          usuarios: await managersOf(id_empresa),
          data: {
            modulo: 'frota',
            msg: `O prazo para indicar o condutor da multa ${auto_infracao} (${placa}) termina em ${formatDate(prazo_indicacao)}.`,
            rota: `/fleet/fines/edit/${id}`,
          },
          chave: `multa-prazo:${id}:${prazo_indicacao}:${Math.min(...FINE_NOTICE_DAYS.filter((one) => dias <= one))}`,
        })
      for (const { id, id_desligamento, id_funcionario, placa, id_empresa } of await vehiclesToCollect(db))
        await notify(db, {
          remetente: null,
          // Nobody sees their own shutdown.
          usuarios: (await managersOf(id_empresa)).filter((manager) => manager !== id_funcionario),
          data: { modulo: 'frota', msg: `Recolher veículo ${placa}`, rota: `/fleet/vehicle/edit/${id}` },
          chave: `recolher:${id_desligamento}:${id}`,
        })
    })
  },
}
