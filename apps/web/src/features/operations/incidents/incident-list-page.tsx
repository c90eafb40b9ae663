import { can, isSuperadmin } from '@intranet/contract/access'
import { incidentPriorityLabels, incidentStateLabels } from '@intranet/contract/operations/incident-options'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { CircleCheck, CircleX, Eye, Hand, Pencil, RotateCcw, type LucideIcon } from 'lucide-react'
import { AddLink } from '@/components/list/add-link.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import { useOpened } from '@/lib/use-opened.ts'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import { useDepartmentFilter, useProviderFilter } from '@/features/company/structure-filters.ts'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { incidentColumns, type IncidentRow } from './incident-columns.tsx'
import { useIncidentRemoval } from './use-incident-removal.ts'
import { stepsOf, useIncidentSteps } from './use-incident-steps.ts'
import { optionsOf, titledOptions } from '@/lib/options-of.ts'
import { removalAction } from '@/components/table/removal-action.ts'

const IncidentSheet = lazyDialog(async () => ({
  default: (await import('./incident-sheet.tsx')).IncidentSheet,
}))

/** What is in the list until somebody asks for more. */
const open = { situacao: { _in: ['aberto', 'em_tratamento'] } }

const icons: Record<string, LucideIcon> = {
  Assumir: Hand,
  Resolver: CircleCheck,
  Cancelar: CircleX,
  Reabrir: RotateCcw,
}

function useIncidentActions(view: (id: number) => void): (row: IncidentRow) => RowAction[] {
  const { take } = useIncidentSteps()
  const remove = useIncidentRemoval()
  const removes = isSuperadmin(useSession())
  return (row) => [
    { label: 'Ver', icon: Eye, onSelect: () => view(row.id), opens: true },
    ...(row.editavel && ['aberto', 'em_tratamento'].includes(row.situacao)
      ? [{ label: 'Editar', icon: Pencil, to: `/incidents/edit/${row.id}` as const }]
      : []),
    ...stepsOf(row).map(({ label, situacao, variant }) => ({
      label,
      variant,
      icon: icons[label],
      onSelect: () => void take(row, situacao),
    })),
    ...(removes ? [removalAction(() => remove(row))] : []),
  ]
}

/** Incidents that concern the person, those nearest to them first. */
export function IncidentListPage() {
  const search = useTableSearch('incidents.list', open)
  const list = useList(trpc.incidents.list.queryOptions(search.input), search, { live: true })
  const { ver, open: view } = useOpened()
  const registers = can(useSession(), 'incidentes', 'create')
  const { data: categories = [] } = useQuery(trpc.incidentCategories.options.queryOptions({}))
  const filters: FiltersOf<'incidents.list'> = [
    {
      key: 'situacao',
      label: 'Situação',
      kind: 'choice',
      options: optionsOf(incidentStateLabels),
    },
    {
      key: 'id_categoria',
      label: 'Categoria',
      kind: 'choice',
      options: titledOptions(categories),
    },
    useDepartmentFilter(),
    useProviderFilter(),
    {
      key: 'prioridade',
      label: 'Prioridade',
      kind: 'choice',
      options: optionsOf(incidentPriorityLabels),
    },
    { key: 'inicio', label: 'Período', kind: 'period' },
  ]
  return (
    <ListPage
      tools={registers && <AddLink to="/incidents/register">Novo incidente</AddLink>}
      label="Incidentes"
      placeholder="Buscar incidente"
      list={list}
      columns={incidentColumns}
      filters={filters}
      actions={useIncidentActions(view)}
    >
      {ver !== undefined && (
        <Suspense>
          <IncidentSheet id={ver} onClose={() => view(undefined)} />
        </Suspense>
      )}
    </ListPage>
  )
}
