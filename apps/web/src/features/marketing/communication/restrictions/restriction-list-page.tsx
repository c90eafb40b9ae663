import { Pencil } from 'lucide-react'
import { can } from '@intranet/contract/access'
import { channelKeys, channels, type Channel } from '@intranet/contract/marketing/communication-words'
import { restriction } from '@intranet/contract/marketing/restrictions'
import { common } from '@intranet/contract/messages'
import { table } from '@intranet/contract/messages/tables'
import { layout } from '@intranet/contract/messages/marketing'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { AddLink } from '@/components/list/add-link.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { createdColumn } from '@/components/list/record-columns.tsx'
import { chosenIn } from '@/components/table/filter-definition.ts'
import type { ListColumn, ListColumns } from '@/components/table/list-column.ts'
import { markedProvider } from '@/components/table/provider-mark.tsx'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { StatusDot } from '@/components/ui/status-dot.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch, type TableSearch } from '@/components/table/use-table-search.ts'
import { NativeSelect } from '@/components/ui/native-select.tsx'
import { Switch } from '@/components/ui/switch.tsx'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { Marked } from '@/components/ui/marked.tsx'
import { removalAction } from '@/components/table/removal-action.ts'
import { useProviderKeyFilter } from '@/features/company/use-provider-key-filter.ts'

type Restriction = Outputs['restrictions']['list']['dados'][number]
type Toggle = (input: { id: number } & Partial<Record<Channel, boolean>>) => void

const labels: [string, string] = ['Ativo', 'Restrito']

/** A channel of the customer: on is allowed (docs/marketing.md#allowed-channels). */
const channelColumn = (channel: Channel, toggle?: Toggle): ListColumn<Restriction, Channel> => ({
  id: channel,
  accessorFn: (row) => row[channel],
  header: channels[channel],
  meta: { sort: true, card: 'extra' },
  cell: ({ row: { original: row } }) =>
    toggle ? (
      <Marked>
        <Switch
          aria-label={`${row.nome_razaosocial}: ${channels[channel]}`}
          checked={row[channel]}
          onCheckedChange={(allowed) => toggle({ id: row.id, [channel]: allowed })}
        />
        <span aria-hidden>
          <span className="sm:hidden">{channels[channel]}: </span>
          {row[channel] ? labels[0] : labels[1]}
        </span>
      </Marked>
    ) : (
      <StatusDot active={row[channel]} labels={labels} />
    ),
})

const column = columnsOf(restriction)

const columns: ListColumns<Restriction, 'restrictions.list'> = [
  column('nome_razaosocial', { card: 'main' }),
  column('cod_cliente', { card: 'sub' }),
  column('cpf'),
  column('provedor', {
    cell: markedProvider,
  }),
]

function useRestrictionChanges() {
  const changes = [trpc.restrictions.pathFilter()]
  const { mutate: toggle } = useSave(
    { mutationFn: (input: Parameters<Toggle>[0]) => api.restrictions.update.mutate(input) },
    { saved: common.success, changes },
  )
  const { mutate: remove } = useSave(
    { mutationFn: (id: number) => api.restrictions.remove.mutate({ id }) },
    { saved: common.removed, failed: common.removeFailed, changes },
  )
  return { toggle, remove }
}

/** "Todos" or one provider. */
function ProviderChoice({ search }: { search: TableSearch }) {
  const provider = useProviderKeyFilter('sistema')
  const [sistema] = chosenIn(search.filtro.sistema)
  return (
    <label className="mb-3 flex max-w-xs items-center gap-2 text-sm">
      {provider.label}
      <NativeSelect
        value={typeof sistema === 'string' ? sistema : ''}
        onChange={({ target }) => search.setFilter('sistema', target.value || undefined)}
      >
        <option value="">{table.all}</option>
        {provider.kind === 'choice' &&
          provider.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
      </NativeSelect>
    </label>
  )
}

const editAddress = (id: number) => `/marketing/communication-scale-restrictions/edit?id=${id}` as const

/** Customers and the channels they allow (docs/marketing.md#restrictions). */
export function RestrictionListPage() {
  const session = useSession()
  const confirm = useConfirm()
  const search = useTableSearch('restrictions.list')
  const list = useList(trpc.restrictions.list.queryOptions(search.input), search)
  const { toggle, remove } = useRestrictionChanges()
  const writes = can(session, 'regua_comunicacao', 'create')
  const manages = can(session, 'regua_comunicacao', 'manage')
  const ask = async ({ id, nome_razaosocial }: Restriction) => {
    const title = `Excluir a restrição de ${nome_razaosocial}?`
    const consequences = ['O cliente volta a receber por todos os canais.']
    if (await confirm({ title, irreversible: true, consequences, confirmLabel: table.remove })) remove(id)
  }
  const removal = (row: Restriction): RowAction => removalAction(() => ask(row))
  const shown: ListColumns<Restriction, 'restrictions.list'> = [
    ...columns,
    ...channelKeys.map((channel) => channelColumn(channel, writes ? toggle : undefined)),
    column('origem', { hidden: true }),
    createdColumn<Restriction>(),
  ]
  const actions = (row: Restriction): RowAction[] => [
    { label: 'Editar', icon: Pencil, to: editAddress(row.id) },
    ...(manages ? [removal(row)] : []),
  ]
  return (
    <ListPage
      head={{ heading: layout.restrictions }}
      tools={
        writes && <AddLink to="/marketing/communication-scale-restrictions/register">NOVA RESTRIÇÃO</AddLink>
      }
      label="Restrições de envio"
      placeholder="Buscar por código, nome ou CPF"
      list={list}
      columns={shown}
      filters={[
        { key: 'cod_cliente', label: 'Código', kind: 'text' },
        { key: 'nome_razaosocial', label: 'Nome', kind: 'text' },
        { key: 'cpf', label: 'CPF', kind: 'text' },
      ]}
      actions={writes ? actions : undefined}
    >
      {(rows) => (
        <>
          <ProviderChoice search={search} />
          {rows}
        </>
      )}
    </ListPage>
  )
}
