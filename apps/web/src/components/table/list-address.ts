import type { SortBy } from '@intranet/contract/list'
import type { LinkAddress, OpenedAddress } from '@/lib/address.ts'
import { addressOf } from '@/lib/asked-address.ts'
import type { FilterOf, ListName, SortKey } from './list-name.ts'

interface Asked<Name extends ListName> {
  filtro: FilterOf<Name>
  sort?: SortBy<SortKey<Name>>
  /** How a screen that knows several ways shows its rows. */
  modo?: string
}

/**
 * The address of a list as it is filtered and sorted, by the columns of its procedure:
 * `addressOfList<'deskSales.list'>('/backoffice/vendas/listagem', { filtro: {}, sort: 'prazo' })`.
 */
export const addressOfList = <Name extends ListName = never>(
  path: OpenedAddress,
  asked: Asked<NoInfer<Name>>,
): LinkAddress => addressOf(path, asked)
