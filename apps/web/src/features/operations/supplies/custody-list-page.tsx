import { can } from '@intranet/contract/access'
import { formatDateTime, formatNumber } from '@intranet/contract/formats'
import { custodyStateLabels, custodyTypeLabels } from '@intranet/contract/operations/supply-options'
import { CircleX, FolderOpen, PackageOpen, UserRound } from 'lucide-react'
import { Suspense, useState } from 'react'
import { createdColumn } from '@/components/list/record-columns.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { Button } from '@/components/ui/button.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'
import { useRecordStep } from '@/components/records/use-record-step.ts'
import { CustodyMark } from './custody-mark.tsx'
import { HandOverSheet } from './hand-over.ts'

type Term = Outputs['custody']['list']['dados'][number]

const columns: ListColumns<Term, 'custody.list'> = [
  { accessorKey: 'funcionario', header: 'Pessoa', meta: { sort: true, card: 'main' } },
  {
    accessorKey: 'tipo',
    header: 'Tipo',
    meta: { sort: true, card: 'sub' },
    cell: ({ row }) => custodyTypeLabels[row.original.tipo],
  },
  {
    accessorKey: 'itens',
    header: 'Itens',
    meta: { numeric: true, card: 'extra' },
    cell: ({ row }) => formatNumber(row.original.itens),
  },
  {
    accessorKey: 'situacao',
    header: 'Situação',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => <CustodyMark state={row.original.situacao} />,
  },
  {
    accessorKey: 'assinado_em',
    header: 'Assinatura',
    meta: { sort: true, card: 'extra', labelled: true },
    cell: ({ row }) => formatDateTime(row.original.assinado_em),
  },
  createdColumn(),
]

/** Terms of custody: what was handed over and given back. */
export function CustodyListPage() {
  const search = useTableSearch('custody.list')
  const list = useList(trpc.custody.list.queryOptions(search.input), search)
  const writes = can(useSession(), 'suprimentos', 'create')
  const { take } = useRecordStep(trpc.custody.pathFilter())
  const [hands, setHands] = useState(false)
  const filters: FiltersOf<'custody.list'> = [
    useProviderFilter(),
    { key: 'situacao', label: 'Situação', kind: 'choice', options: optionsOf(custodyStateLabels) },
    { key: 'tipo', label: 'Tipo', kind: 'choice', options: optionsOf(custodyTypeLabels) },
    { key: 'created_at', label: 'Criação', kind: 'period' },
  ]
  const cancel = (row: Term) => ({
    label: 'Cancelar termo',
    icon: CircleX,
    onSelect: () =>
      void take({
        ask: {
          title: `Cancelar o termo de ${row.funcionario}?`,
          confirmLabel: 'Cancelar termo',
          cancelLabel: 'Voltar',
        },
        run: () => api.custody.cancel.mutate({ id: row.id }),
      }),
  })
  return (
    <ListPage
      tools={
        writes && (
          <Button icon={PackageOpen} cooldown={false} onClick={() => setHands(true)}>
            Entregar equipamentos
          </Button>
        )
      }
      label="Custódia"
      what="termos de custódia"
      placeholder="Buscar pessoa"
      list={list}
      columns={columns}
      filters={filters}
      actions={(row) => [
        { label: 'Abrir termo', icon: FolderOpen, to: `/supplies/custody/term/${row.id}` },
        {
          label: 'O que a pessoa tem',
          icon: UserRound,
          to: `/supplies/custody/person/${row.id_funcionario}`,
        },
        ...(writes && row.situacao === 'pendente' ? [cancel(row)] : []),
      ]}
    >
      <Suspense>{hands && <HandOverSheet onClose={() => setHands(false)} />}</Suspense>
    </ListPage>
  )
}
