import { requestKindLabels, requestStateLabels } from '@intranet/contract/people/personal-data-options'
import { Eye } from 'lucide-react'
import { ListPage } from '@/components/list/list-page.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { trpc } from '@/lib/trpc.ts'
import { requestColumns } from './request-columns.tsx'
import { useRequestDecisions } from './use-request-decisions.ts'
import { buttonVariants } from '@/components/ui/button.tsx'
import { optionsOf } from '@/lib/options-of.ts'

/** HR's queue of requests about personal data. */
export function RequestListPage() {
  const search = useTableSearch('personalDataRequests.list')
  const list = useList(trpc.personalDataRequests.list.queryOptions(search.input), search)
  const actions = useRequestDecisions()
  const filters: FiltersOf<'personalDataRequests.list'> = [
    {
      key: 'situacao',
      label: 'Situação',
      kind: 'choice',
      options: optionsOf(requestStateLabels),
    },
    {
      key: 'tipo',
      label: 'Pedido',
      kind: 'choice',
      options: optionsOf(requestKindLabels),
    },
    useProviderFilter(),
    { key: 'created_at', label: 'Abertura', kind: 'period' },
  ]
  return (
    <ListPage
      label="Pedidos sobre dados pessoais"
      placeholder="Buscar pessoa"
      list={list}
      columns={requestColumns}
      filters={filters}
      actions={actions}

      tools={
        <AddressLink
          to="/human-resources/personal-data/access"
          className={buttonVariants({ variant: 'outline' })}
        >
          <Eye aria-hidden />
          Leituras de documentos
        </AddressLink>
      }
    />
  )
}
