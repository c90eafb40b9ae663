import { can } from '@intranet/contract/access'
import { priorityLabels, problemStateLabels } from '@intranet/contract/desk/backoffice-options'
import { FolderOpen, Plus, SlidersHorizontal } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { optionsOf } from '@/lib/options-of.ts'
import { useRemoval } from '@/components/records/use-removal.ts'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { Button } from '@/components/ui/button.tsx'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import { Segmented } from '@/components/ui/segmented.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { searchWith } from '@/lib/search-with.ts'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { DeskMark, DueCell, PriorityMark } from '../desk-marks.tsx'
import { TakeNext } from '../take-next.tsx'
import { QueuePage } from '../queue-page.tsx'
import { useOpened } from '@/lib/use-opened.ts'
import { ProblemBoard } from './problem-board.tsx'

const ProblemSheet = lazyDialog(async () => ({ default: (await import('./problem-sheet.tsx')).ProblemSheet }))
const NewProblemSheet = lazyDialog(async () => ({
  default: (await import('./new-problem-sheet.tsx')).NewProblemSheet,
}))
const ProblemTypesSheet = lazyDialog(async () => ({
  default: (await import('./problem-types-sheet.tsx')).ProblemTypesSheet,
}))

export type Problem = Outputs['problems']['list']['dados'][number]

const noCustomer = 'Sem cliente'

const columns: ListColumns<Problem, 'problems.list'> = [
  {
    accessorKey: 'tipo',
    header: 'Tipo',
    meta: { sort: true, card: 'sub' },
  },
  {
    accessorKey: 'cliente',
    header: 'Cliente',
    meta: { sort: true, card: 'main', called: ({ tipo, cliente }) => `${tipo}, ${cliente ?? noCustomer}` },
    cell: ({ row }) => row.original.cliente ?? noCustomer,
  },
  {
    accessorKey: 'prioridade',
    header: 'Prioridade',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => <PriorityMark priority={row.original.prioridade} />,
  },
  {
    accessorKey: 'situacao',
    header: 'Situação',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => <DeskMark state={row.original.situacao} />,
  },
  { accessorKey: 'responsavel', header: 'Responsável', meta: { sort: true, card: 'extra' } },
  {
    accessorKey: 'prazo',
    header: 'Prazo',
    meta: { sort: true, card: 'extra', labelled: true },
    cell: ({ row }) => (
      <DueCell due={row.original.prazo} open={['aberto', 'em_tratamento'].includes(row.original.situacao)} />
    ),
  },
]

/** What stops a sale, an installation or a customer: as a board by state, or as a table. */
export function ProblemPage() {
  const search = useTableSearch('problems.list')
  const list = useList(trpc.problems.list.queryOptions(search.input), search)
  const { open } = useOpened()
  const session = useSession()
  const manages = can(session, 'backoffice', 'manage')
  const reports = can(session, 'backoffice', 'create')
  const removal = useRemoval(trpc.problems.pathFilter(), trpc.backoffice.pathFilter())
  const { modo = 'quadro' } = useSearch({ strict: false }) as { modo?: 'quadro' | 'tabela' }
  const navigate = useNavigate()
  const [shown, setShown] = useState<'new' | 'types'>()
  const filters: FiltersOf<'problems.list'> = [
    { key: 'situacao', label: 'Situação', kind: 'choice', options: optionsOf(problemStateLabels) },
    { key: 'prioridade', label: 'Prioridade', kind: 'choice', options: optionsOf(priorityLabels) },
    useProviderFilter(),
    { key: 'responsavel', label: 'Responsável', kind: 'text' },
    { key: 'prazo', label: 'Prazo', kind: 'period' },
  ]
  return (
    <>
      <QueuePage
        label="Problemas"
        placeholder="Buscar problema"
        list={list}
        columns={columns}
        filters={filters}
        sheet={ProblemSheet}
        tools={
          <>
            <Segmented
              label="Visualização"
              value={modo}
              options={[
                { value: 'quadro', label: 'Quadro' },
                { value: 'tabela', label: 'Tabela' },
              ]}
              onChange={(value) => void navigate({ to: '.', search: searchWith({ modo: value }) })}
            />
            {manages && (
              <Button variant="outline" icon={SlidersHorizontal} onClick={() => setShown('types')}>
                Tipos
              </Button>
            )}
            {reports && (
              <Button variant="outline" icon={Plus} cooldown={false} onClick={() => setShown('new')}>
                Novo problema
              </Button>
            )}
            <TakeNext queue="problemas" onTaken={open} />
          </>
        }
        opens={() => ({ label: 'Abrir', icon: FolderOpen })}
        actions={(row) =>
          manages && row.situacao === 'cancelado'
            ? [
                removal({
                  title: `Excluir o problema cancelado de ${row.cliente ?? 'cliente sem nome'}?`,
                  run: () => api.problems.remove.mutate({ id: row.id }),
                }),
              ]
            : []
        }
      >
        {modo === 'quadro' && <ProblemBoard onOpen={open} />}
      </QueuePage>
      <Suspense>
        {shown === 'new' && <NewProblemSheet onClose={() => setShown(undefined)} />}
        {shown === 'types' && <ProblemTypesSheet onClose={() => setShown(undefined)} />}
      </Suspense>
    </>
  )
}
