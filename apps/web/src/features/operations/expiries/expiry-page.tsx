import { formatDate, formatNumber } from '@intranet/contract/formats'
import { expiryKindLabels } from '@intranet/contract/operations/expiry-words'
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { ListPage } from '@/components/list/list-page.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { Button } from '@/components/ui/button.tsx'
import { ProviderCell } from '@/features/company/provider-cell.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'
import { DueMark } from '@/components/marks/due-mark.tsx'
import { uncheckedAddress } from '@/lib/address.ts'
import { useSave } from '@/lib/use-save.ts'
import { Marked } from '@/components/ui/marked.tsx'

type Expiry = Outputs['expiries']['list']['dados'][number]

const columns: ListColumns<Expiry, 'expiries.list'> = [
  {
    accessorKey: 'titulo',
    header: 'O que vence',
    meta: { sort: true, card: 'main' },
    cell: ({ row: { original } }) => (
      <AddressLink to={uncheckedAddress(original.rota)} preload={false}>
        {original.titulo}
      </AddressLink>
    ),
  },
  {
    accessorKey: 'tipo',
    header: 'Tipo',
    meta: { sort: true },
    cell: ({ row }) => expiryKindLabels[row.original.tipo],
  },
  // Whose it is: several people have one document of a kind on one day.
  { accessorKey: 'detalhe', header: 'De', meta: { sort: true, card: 'sub' } },
  {
    accessorKey: 'empresa',
    header: 'Provedor',
    meta: { card: 'extra', sort: true },
    cell: ({ row }) => <ProviderCell id={row.original.id_empresa} name={row.original.empresa} />,
  },
  {
    accessorKey: 'vencimento',
    header: 'Vencimento',
    meta: { sort: true, card: 'below' },
    cell: ({ row: { original } }) =>
      original.vencimento === null ? (
        `em ${formatNumber(original.km)} km`
      ) : (
        <Marked>
          {formatDate(original.vencimento)} <DueMark days={original.dias} />
        </Marked>
      ),
  },
]

/** The address by which another calendar reads these days; it is shown once. */
function Subscription() {
  const confirm = useConfirm()
  const { data } = useQuery(trpc.expiries.subscription.queryOptions())
  const changes = [trpc.expiries.subscription.queryFilter()]
  const subscribe = useSave(trpc.expiries.subscribe.mutationOptions(), { changes })
  const unsubscribe = useSave(trpc.expiries.unsubscribe.mutationOptions(), { changes })
  const show = ({ url }: { url: string }) =>
    confirm({
      type: 'modal',
      title: 'Endereço da agenda',
      text: [
        'Cole este endereço na sua agenda. Ele é mostrado só agora e mostra apenas o que você pode ver.',
        url,
      ],
    })
  const start = () => subscribe.mutate(undefined, { onSuccess: (made) => void show(made) })
  const end = async () => {
    if (await confirm({ title: 'Encerrar a agenda?', text: 'O endereço deixa de funcionar.' }))
      unsubscribe.mutate()
  }
  return (
    <>
      {data?.desde && (
        <Button variant="outline" onClick={() => void end()}>
          Encerrar agenda
        </Button>
      )}
      <Button variant="outline" icon={CalendarPlus} busy={subscribe.isPending} onClick={start}>
        {data?.desde ? 'Novo endereço da agenda' : 'Assinar agenda'}
      </Button>
    </>
  )
}

/** What ends, by kind and day: each line for who may read its source. */
export function ExpiryPage() {
  const search = useTableSearch('expiries.list')
  const list = useList(trpc.expiries.list.queryOptions(search.input), search)
  const filters: FiltersOf<'expiries.list'> = [
    { key: 'tipo', label: 'Tipo', kind: 'choice', options: optionsOf(expiryKindLabels) },
    { key: 'vencimento', label: 'Vencimento', kind: 'period' },
    useProviderFilter(),
  ]
  return (
    <ListPage
      tools={<Subscription />}
      label="Vencimentos"
      placeholder="Buscar vencimento"
      list={list}
      columns={columns}
      filters={filters}
      empty={
        <EmptyState text="CNH, documentos e veículos aparecem aqui antes de vencer, para quem pode vê-los." />
      }
    />
  )
}
