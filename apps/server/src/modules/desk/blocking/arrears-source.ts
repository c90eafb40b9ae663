/** Where unpaid invoices come from: the system of a provider, in pages. */
import { groundOf } from '../../../platform/erp/erp-ground.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { StoredConnection } from '../../../platform/erp/erp-connections.queries.ts'
import type { ErpOverdue } from '../../../platform/erp/erp-records.ts'
import { sweepPages } from '../../../platform/erp/erp-sweep.ts'
import { erpOf, openErp, type ErpSystem } from '../../../platform/erp/erp-system.ts'

export interface ArrearsSource {
  /** Invoices past their day; a customer may come in several pages. */
  pages(): AsyncIterable<readonly ErpOverdue[]>
}

const listsArrears = ({ abilities }: ErpSystem) => abilities.has('inadimplentes')

const sourceOf = (system: ErpSystem): ArrearsSource => ({
  pages: () => sweepPages<ErpOverdue>((depois) => system.call('inadimplentes', { depois })),
})

/** The source of a provider; null where its system does not report arrears. */
export async function arrearsSourceOf(deps: Deps, id_empresa: number): Promise<ArrearsSource | null> {
  const system = await erpOf(groundOf(deps), id_empresa)
  return system && listsArrears(system) ? sourceOf(system) : null
}

/** Whether the system of a connection answers arrears. Throws where its secrets cannot be read. */
export const answersArrears = (deps: Deps, row: StoredConnection): boolean =>
  listsArrears(openErp(groundOf(deps), row))
