/** Where unpaid invoices come from: the system of a provider, in pages. */
import { groundOf } from '../../../platform/erp/erp-ground.ts'
import type { Deps } from '../../../platform/deps.ts'
import { connections } from '../../../platform/erp/erp-connections.queries.ts'
import type { ErpOverdue } from '../../../platform/erp/erp-records.ts'
import { erpOf, openErp, type ErpSystem } from '../../../platform/erp/erp-system.ts'

export interface ArrearsSource {
  /** Invoices past their day; a customer may come in several pages. */
  pages(): AsyncIterable<readonly ErpOverdue[]>
}

const listsArrears = ({ abilities }: ErpSystem) => abilities.has('inadimplentes')

function sourceOf(system: ErpSystem): ArrearsSource {
  return {
    async *pages() {
      let depois: string | null = null
      do {
        const page: { dados: ErpOverdue[]; depois: string | null } = await system.call('inadimplentes', {
          depois,
        })
        yield page.dados
        depois = page.depois
      } while (depois !== null)
    },
  }
}

/** The source of a provider; null where its system does not tell of arrears. */
export async function arrearsSourceOf(deps: Deps, id_empresa: number): Promise<ArrearsSource | null> {
  const system = await erpOf(groundOf(deps), id_empresa)
  return system && listsArrears(system) ? sourceOf(system) : null
}

/** Providers whose system answers arrears. */
export async function providersWithArrears(deps: Deps): Promise<number[]> {
  const rows = await connections(deps.connection.db)
  return rows.filter((row) => listsArrears(openErp(groundOf(deps), row))).map(({ id_empresa }) => id_empresa)
}
