import { can } from '@intranet/contract/access'
import { fineStateLabels, severityLabels } from '@intranet/contract/operations/fleet-options'
import { FolderOpen } from 'lucide-react'
import { AddLink } from '@/components/list/add-link.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import { SheetImportButton } from '@/components/list/sheet-import-button.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { fines } from './fine.entity.ts'
import { fineColumns } from './fine-columns.tsx'
import { optionsOf } from '@/lib/options-of.ts'
import { useFineSteps } from './use-fine-steps.ts'
import { useFleetRemoval } from './use-fleet-removal.ts'

export function FineListPage() {
  const search = useTableSearch('fines.list')
  const list = useList(trpc.fines.list.queryOptions(search.input), search)
  const steps = useFineSteps()
  const removal = useFleetRemoval(trpc.fines.pathFilter())
  const filters: FiltersOf<'fines.list'> = [
    { key: 'situacao', label: 'Situação', kind: 'choice', options: optionsOf(fineStateLabels) },
    { key: 'gravidade', label: 'Gravidade', kind: 'choice', options: optionsOf(severityLabels) },
    useProviderFilter(),
    { key: 'placa', label: 'Placa', kind: 'text' },
    { key: 'data_infracao', label: 'Infração', kind: 'period' },
    { key: 'aguarda_condutor', label: 'Aguarda condutor', kind: 'boolean' },
    { key: 'prazo_indicacao', label: 'Prazo indicação', kind: 'period' },
  ]
  return (
    <ListPage
      tools={
        can(useSession(), 'frota', 'create') && (
          <>
            <SheetImportButton sheet="fines" noun={fines.noun} />
            <AddLink to="/fleet/fines/register">Nova multa</AddLink>
          </>
        )
      }
      label="Multas"
      placeholder="Buscar multa"
      list={list}
      columns={fineColumns}
      filters={filters}
      actions={(row) => [
        {
          label: row.aguarda_condutor ? 'Indicar condutor' : 'Abrir',
          icon: FolderOpen,
          to: `/fleet/fines/edit/${row.id}`,
        },
        ...steps(row),
        ...removal(fines.name(row), ['paga', 'termo_assinado'].includes(row.situacao), () =>
          api.fines.remove.mutate({ id: row.id }),
        ),
      ]}
    />
  )
}
