import { SUPERADMIN } from '@intranet/contract/access'
import { formatNumber } from '@intranet/contract/formats'
import type { Job } from '../../../platform/job.ts'
import { filterOf } from '../../../platform/list-address.ts'
import { notify } from '../../../platform/notify.ts'
import { holdersOf } from '../../../platform/role-holders.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { readReview } from './permission.queries.ts'

/**
 * Once a quarter superadmins review who has which access (docs/access.md#access-review). It runs every morning, so that
 * a day on which nothing ran is made up for; safe to run twice.
 */
export const accessReviewJob: Job = {
  name: 'revisao-acessos',
  cron: '0 8 * * *',
  async run({ connection }) {
    await inTransaction(connection.db, null, async (db) => {
      const { trimestre, ano, pessoas } = await readReview(db)
      await notify(db, {
        remetente: null,
        usuarios: await holdersOf(db, SUPERADMIN, null),
        data: {
          modulo: 'configuracao',
          msg: `Revisão de acessos do ${trimestre}º trimestre de ${ano}: confira os acessos de ${formatNumber(pessoas)} pessoas ativas, perfil por perfil.`,
          rota: `/settings/list?${filterOf({ ativo: true })}`,
        },
        chave: `revisao-acessos ${ano} ${trimestre}`,
      })
    })
  },
}
