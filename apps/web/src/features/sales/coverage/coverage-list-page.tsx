import { FileUp } from 'lucide-react'
import { can } from '@intranet/contract/access'
import { coverageEntity } from '@intranet/contract/sales/coverage'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { createdColumn, statusFilter } from '@/components/list/record-columns.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { OnCard } from '@/components/table/on-card.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { ProviderCell } from '@/features/company/provider-cell.tsx'
import { stateFilter, useProviderFilter } from '@/features/company/structure-filters.ts'
import { useSession } from '@/lib/session.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import { coverages } from './coverage.entity.ts'

type Coverage = Outputs['coverage']['list']['dados'][number]

/** "100 a 198", "a partir de 100", "até 198", or all of the street. */
function numbersOf({ logradouro, numero_inicio: from, numero_fim: to }: Coverage): string {
  if (logradouro === null) return '–'
  if (from === null && to === null) return 'Todos'
  if (to === null) return `a partir de ${from}`
  return from === null ? `até ${to}` : `${from} a ${to}`
}

const column = columnsOf(coverageEntity)

export const coverageColumns: ListColumns<Coverage, 'coverage.list'> = [
  column('cidade', {
    opens: true,
    card: 'main',
    cell: ({ cidade, uf }: Coverage) => `${cidade} - ${uf}`,
  }),
  column('empresa', {
    card: 'extra',
    cell: (row: Coverage) => <ProviderCell id={row.id_empresa} name={row.empresa} />,
  }),
  column('bairro', {
    card: 'below',
    cell: ({ bairro, logradouro }: Coverage) => bairro ?? (logradouro ? '–' : 'Toda a cidade'),
  }),
  column('logradouro', {
    card: 'below',
    cell: (row: Coverage) => {
      const street = row.logradouro ?? (row.bairro ? 'Todo o bairro' : '–')
      const part = row.numero_inicio !== null || row.numero_fim !== null
      return <OnCard table={street}>{part ? `${street}, ${numbersOf(row)}` : street}</OnCard>
    },
  }),
  {
    id: 'numero_inicio',
    header: 'Números',
    accessorFn: numbersOf,
    meta: { sort: true, exported: ['numero_inicio', 'numero_fim'] },
  },
  createdColumn(),
  column('ativo'),
]

const filters: FiltersOf<'coverage.list'> = [
  stateFilter('uf'),
  { key: 'cidade', label: 'Cidade', kind: 'text' },
  { key: 'bairro', label: 'Bairro', kind: 'text' },
  { key: 'created_at', label: 'Criação', kind: 'period' },
  statusFilter,
]

/** Where the providers reach: what decides whether a lead can become a sale. */
export function CoverageListPage() {
  const providers = useProviderFilter()
  return (
    <RecordListPage
      entity={coverages}
      columns={coverageColumns}
      filters={[providers, ...filters]}
      tools={
        can(useSession(), 'vendas', 'manage') && (
          <AddressLink
            to="/sales/internal/coverage/import"
            className={buttonVariants({ variant: 'outline' })}
          >
            <FileUp aria-hidden />
            Importar
          </AddressLink>
        )
      }
    />
  )
}
