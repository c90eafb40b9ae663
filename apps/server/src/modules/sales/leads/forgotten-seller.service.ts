/** Leads of a seller whose data are removed at their request (docs/people.md#anonymising). */
import { lead as text } from '@intranet/contract/messages/leads'
import type { ListLeadsInput } from '@intranet/contract/sales/lead-list'
import { filterOf } from '../../../platform/list-address.ts'
import { notify } from '../../../platform/notify.ts'
import type { Forget } from '../../../platform/personal-data.ts'
import { holdersOf } from '../../../platform/role-holders.ts'
import { openLeadsByProvider } from './lead-jobs.queries.ts'

/** Managers of each provider are notified of the leads that nobody works on any more; without the name, which is removed. */
export const notifyOfForgottenSeller: Forget = async (db, _post, id) => {
  for (const { id_empresa, total } of await openLeadsByProvider(db, id))
    await notify(db, {
      remetente: null,
      usuarios: await holdersOf(db, 'vendas:gestor', id_empresa),
      data: {
        modulo: 'vendas',
        msg: text.sellerForgottenNotice(total),
        rota: `/sales/internal/leads/all/list?${filterOf<ListLeadsInput['filtro']>({ id_vendedor: id })}`,
      },
    })
}
