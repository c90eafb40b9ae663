import { called } from '@/components/records/called.ts'
import { can } from '@intranet/contract/access'
import { blockingTypeLabels } from '@intranet/contract/desk/blocking-options'
import { formatDateTime } from '@intranet/contract/formats'
import { Copy, ListFilter, Play, Power } from 'lucide-react'
import { optionsOf } from '@/lib/options-of.ts'
import { AddLink } from '@/components/list/add-link.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import { useRecordStep } from '@/components/records/use-record-step.ts'
import { useRemoval } from '@/components/records/use-removal.ts'
import { AddressLink } from '@/components/shell/address-link.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { StatusDot } from '@/components/ui/status-dot.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { ProviderCell } from '@/features/company/provider-cell.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { ArrearsCopies } from './arrears-copies.tsx'

type Rule = Outputs['blockingRules']['list']['dados'][number]

const columns: ListColumns<Rule, 'blockingRules.list'> = [
  { accessorKey: 'nome', header: 'Nome', meta: { sort: true, card: 'main' } },
  {
    accessorKey: 'empresa',
    header: 'Provedor',
    meta: { sort: true, card: 'sub' },
    cell: ({ row }) => <ProviderCell id={row.original.id_empresa} name={row.original.empresa} />,
  },
  { accessorKey: 'dias_atraso', header: 'Dias de atraso', meta: { sort: true, numeric: true } },
  {
    accessorKey: 'tipo',
    header: 'Tipo',
    meta: { sort: true },
    cell: ({ row }) => blockingTypeLabels[row.original.tipo],
  },
  {
    accessorKey: 'excecoes',
    header: 'Exceções',
    meta: { sort: true, numeric: true },
    cell: ({ row: { original } }) => (
      <AddressLink to={`/blocking-exception-criterion/list/${original.id}`}>{original.excecoes}</AddressLink>
    ),
  },
  {
    accessorKey: 'simulada_em',
    header: 'Última simulação',
    meta: { sort: true },
    cell: ({ row }) => formatDateTime(row.original.simulada_em),
  },
  {
    accessorKey: 'ativo',
    header: 'Status',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => <StatusDot active={row.original.ativo} />,
  },
]

function useRuleActions(): (row: Rule) => RowAction[] {
  const manages = can(useSession(), 'regras_bloqueio', 'manage')
  const { take } = useRecordStep(trpc.blockingRules.pathFilter())
  const removal = useRemoval(trpc.blockingRules.pathFilter())
  return (row) => [
    { label: 'Critérios', icon: ListFilter, to: `/blocking-exception-criterion/list/${row.id}`, opens: true },
    { label: 'Simular', icon: Play, to: `/blocking-rules/simulation/${row.id}` },
    ...(manages
      ? [
          {
            label: 'Duplicar',
            icon: Copy,
            onSelect: () =>
              void take({
                ask: {
                  title: 'Duplicar a regra?',
                  text: row.nome,
                  consequences: ['A cópia leva os critérios e começa inativa.'],
                },
                run: () => api.blockingRules.duplicate.mutate({ id: row.id }),
              }),
          },
          {
            label: row.ativo ? 'Desativar' : 'Ativar',
            icon: Power,
            onSelect: () =>
              void take({
                ask: {
                  title: row.ativo ? 'Desativar a regra?' : 'Ativar a regra?',
                  text: row.nome,
                  consequences: [
                    row.ativo
                      ? 'O sistema do provedor deixa de recebê-la.'
                      : 'O sistema do provedor passa a recebê-la; a intranet não bloqueia ninguém.',
                  ],
                },
                run: () =>
                  api.blockingRules.toggle.mutate({
                    id: row.id,
                    updated_at: row.updated_at,
                    ativo: !row.ativo,
                  }),
              }),
          },
          removal({
            title: `Excluir ${called('a regra', row.nome, row.empresa)}?`,
            run: () => api.blockingRules.remove.mutate({ id: row.id }),
          }),
        ]
      : []),
  ]
}

/** REGRAS DE BLOQUEIO: when somebody in arrears would be suspended, by provider. */
export function RuleListPage() {
  const search = useTableSearch('blockingRules.list')
  const list = useList(trpc.blockingRules.list.queryOptions(search.input), search)
  const actions = useRuleActions()
  const filters: FiltersOf<'blockingRules.list'> = [
    { key: 'tipo', label: 'Tipo', kind: 'choice', options: optionsOf(blockingTypeLabels) },
    { key: 'ativo', label: 'Status', kind: 'boolean' },
    useProviderFilter(),
  ]
  return (
    <ListPage
      head={{ heading: 'REGRAS DE BLOQUEIO' }}
      tools={
        can(useSession(), 'regras_bloqueio', 'manage') && (
          <AddLink to="/blocking-rules/register">NOVA REGRA</AddLink>
        )
      }
      label="Regras de bloqueio"
      placeholder="Buscar regra"
      list={list}
      columns={columns}
      filters={filters}
      actions={actions}
    >
      {(rows) => (
        <>
          <ArrearsCopies />
          {rows}
        </>
      )}
    </ListPage>
  )
}
