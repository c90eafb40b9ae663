import { changeLabels, reasonLabels } from '@intranet/contract/desk/blocking-options'
import { formatMoney } from '@intranet/contract/formats'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { EmptyRows } from '@/components/list/empty-rows.tsx'
import { ListTable } from '@/components/list/list-table.tsx'
import { optionsOf } from '@/lib/options-of.ts'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { Segmented } from '@/components/ui/segmented.tsx'
import { searchWith } from '@/lib/search-with.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type Item = Outputs['blockingSimulations']['list']['dados'][number]
type Tab = 'bloquear' | 'excecao' | 'fora' | 'mudancas'

const tabs: { value: Tab; label: string }[] = [
  { value: 'bloquear', label: 'Bloquear' },
  { value: 'excecao', label: 'Exceções' },
  { value: 'fora', label: 'Fora da regra' },
  { value: 'mudancas', label: 'Entraram e saíram' },
]

/** Where changes are looked at, each says first which one it is. */
const columnsOf = (tab: Tab): ListColumns<Item, 'blockingSimulations.list'> => [
  { accessorKey: 'nome', header: 'Nome', meta: { sort: true, card: 'main' } },
  { accessorKey: 'cod_cliente', header: 'Código', meta: { sort: true } },
  { accessorKey: 'cidade', header: 'Cidade', meta: { sort: true } },
  { accessorKey: 'dias_atraso', header: 'Dias de atraso', meta: { sort: true, numeric: true, card: 'sub' } },
  { accessorKey: 'faturas', header: 'Faturas', meta: { sort: true, numeric: true } },
  {
    accessorKey: 'valor_aberto',
    header: 'Valor em aberto',
    meta: { sort: true, numeric: true },
    cell: ({ row }) => formatMoney(row.original.valor_aberto),
  },
  {
    accessorKey: 'porque',
    header: 'Critério',
    meta: { sort: true, card: 'extra', exported: ['porque', 'detalhe'] },
    cell: ({ row: { original } }) =>
      original.detalhe
        ? `${reasonLabels[original.porque]}: ${original.detalhe}`
        : reasonLabels[original.porque],
  },
  {
    accessorKey: 'mudanca',
    header: 'Mudança',
    meta: { sort: true, ...(tab === 'mudancas' && { card: 'extra' }) },
    cell: ({ row: { original } }) =>
      original.mudanca && (
        <Badge variant={original.mudanca === 'entrou' ? 'warning' : 'success'} data-state-word>
          {changeLabels[original.mudanca]}
        </Badge>
      ),
  },
]

const columns = columnsOf('bloquear')
const changeColumns = columnsOf('mudancas')

const narrowed: Record<Tab, object> = {
  bloquear: { resultado: { _eq: 'bloquear' } },
  excecao: { resultado: { _eq: 'excecao' } },
  // Who paid meanwhile is counted among those who left.
  fora: { resultado: { _eq: 'fora' }, _and: [{ porque: { _neq: 'regularizado' } }] },
  mudancas: { mudanca: { _is_null: false } },
}

/** What an empty tab says. */
const nobody: Record<Tab, string> = {
  bloquear: 'Ninguém seria bloqueado.',
  excecao: 'Ninguém ficaria de fora por exceção.',
  fora: 'Ninguém está fora da regra.',
  mudancas: 'Nada mudou desde a simulação anterior.',
}

/** The customers of a simulation, each with its reason; the file has what the tab shows. */
export function SimulationItems({ simulation }: { simulation: { id: number } }) {
  const { aba = 'bloquear' } = useSearch({ strict: false }) as { aba?: Tab }
  const navigate = useNavigate()
  const search = useTableSearch('blockingSimulations.list')
  const filtro = { ...search.input.filtro, ...narrowed[aba], id_simulacao: { _eq: simulation.id } }
  const list = useList(trpc.blockingSimulations.list.queryOptions({ ...search.input, filtro }), search)
  const filters: FiltersOf<'blockingSimulations.list'> = [
    { key: 'cidade', label: 'Cidade', kind: 'text' },
    { key: 'dias_atraso', label: 'Dias de atraso', kind: 'range' },
    { key: 'porque', label: 'Por quê', kind: 'choice', options: optionsOf(reasonLabels) },
  ]
  return (
    <>
      <div className="mb-3">
        <Segmented
          label="Resultado"
          value={aba}
          options={tabs}
          onChange={(value) =>
            void navigate({ to: '.', search: searchWith({ aba: value, pagina: undefined }) })
          }
        />
      </div>
      <ListTable
        label="Clientes da simulação"
        placeholder="Buscar cliente"
        list={list}
        search={search}
        columns={aba === 'mudancas' ? changeColumns : columns}
        filters={filters}
        empty={<EmptyRows text={nobody[aba]} />}
      />
    </>
  )
}
