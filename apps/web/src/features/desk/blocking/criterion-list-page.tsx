import { can } from '@intranet/contract/access'
import { criterionFieldLabels, operatorLabels } from '@intranet/contract/desk/blocking-options'
import { formatDate } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Power } from 'lucide-react'
import { optionsOf } from '@/lib/options-of.ts'
import { AddLink } from '@/components/list/add-link.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import { useRecordStep } from '@/components/records/use-record-step.ts'
import { useRemoval } from '@/components/records/use-removal.ts'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { OnCard } from '@/components/table/on-card.tsx'
import { StatusDot } from '@/components/ui/status-dot.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type Criterion = Outputs['blockingCriteria']['list']['dados'][number]

const validity = ({ validade_inicio, validade_fim }: Criterion) =>
  validade_inicio || validade_fim
    ? [
        validade_inicio && `de ${formatDate(validade_inicio)}`,
        validade_fim && `até ${formatDate(validade_fim)}`,
      ]
        .filter(Boolean)
        .join(' ')
    : 'Sem prazo'

const columns: ListColumns<Criterion, 'blockingCriteria.list'> = [
  {
    accessorKey: 'campo',
    header: 'Campo',
    meta: { sort: true, card: 'main', called: ({ campo }) => criterionFieldLabels[campo] },
    cell: ({ row }) => criterionFieldLabels[row.original.campo],
  },
  {
    accessorKey: 'operador',
    header: 'Operador',
    meta: { sort: true },
    cell: ({ row }) => operatorLabels[row.original.operador],
  },
  {
    accessorKey: 'valores',
    header: 'Valor',
    meta: { card: 'sub' },
    cell: ({ row: { original } }) => (
      <OnCard table={original.valores}>
        {operatorLabels[original.operador]} {original.valores}
      </OnCard>
    ),
  },
  {
    id: 'validade',
    header: 'Validade',
    meta: {
      sort: 'validade_fim',
      exported: ['validade_inicio', 'validade_fim'],
      card: 'extra',
      labelled: true,
    },
    cell: ({ row }) => validity(row.original),
  },
  { accessorKey: 'motivo', header: 'Motivo' },
  {
    accessorKey: 'ativo',
    header: 'Status',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => <StatusDot active={row.original.ativo} />,
  },
]

/** The exceptions of one rule; one that matches excepts a customer. */
export function CriterionListPage({ rule }: { rule: number }) {
  const search = useTableSearch('blockingCriteria.list')
  const input = { ...search.input, filtro: { ...search.input.filtro, id_regra: rule } }
  const list = useList(trpc.blockingCriteria.list.queryOptions(input), search)
  const { data: found } = useQuery(trpc.blockingRules.get.queryOptions({ id: rule }))
  const keeps = can(useSession(), 'regras_bloqueio', 'create')
  const changed = [trpc.blockingCriteria.pathFilter(), trpc.blockingRules.pathFilter()]
  const { take } = useRecordStep(...changed)
  const removal = useRemoval(...changed)
  const filters: FiltersOf<'blockingCriteria.list'> = [
    { key: 'campo', label: 'Campo', kind: 'choice', options: optionsOf(criterionFieldLabels) },
    { key: 'ativo', label: 'Status', kind: 'boolean' },
  ]
  return (
    <ListPage
      head={{ heading: found ? `Critérios de ${found.nome}` : undefined }}
      tools={keeps && <AddLink to={`/blocking-exception-criterion/register/${rule}`}>Novo critério</AddLink>}
      label="Critérios de exceção"
      placeholder="Buscar critério"
      list={list}
      columns={columns}
      filters={filters}
      actions={(row) =>
        keeps
          ? [
              {
                label: 'Editar',
                icon: Pencil,
                to: `/blocking-exception-criterion/edit/${rule}/${row.id}`,
                opens: true,
              },
              {
                label: row.ativo ? 'Desativar' : 'Ativar',
                icon: Power,
                onSelect: () =>
                  void take({
                    ask: { title: row.ativo ? 'Desativar o critério?' : 'Ativar o critério?' },
                    run: () =>
                      api.blockingCriteria.update.mutate({
                        id: row.id,
                        updated_at: row.updated_at,
                        ativo: !row.ativo,
                      }),
                  }),
              },
              removal({
                title: `Excluir o critério ${criterionFieldLabels[row.campo]} de ${row.valores}?`,
                run: () => api.blockingCriteria.remove.mutate({ id: row.id }),
              }),
            ]
          : []
      }
    />
  )
}
