import { formatDate, formatDocument } from '@intranet/contract/formats'
import { blacklistKindNames, blacklistStateNames } from '@intranet/contract/sales/blacklist-words'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { OnCard } from '@/components/table/on-card.tsx'
import { ProviderCell } from '@/features/company/provider-cell.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'
import { StateTag } from './state-tag.tsx'
import { entryName, placeOf } from './blacklist-name.ts'
import type { BlacklistDoor } from './blacklist.entity.ts'

export type BlacklistEntry = Outputs['blacklist']['list']['dados'][number]

const subject = ({ tipo, cpf_cnpj, endereco }: BlacklistEntry) =>
  (tipo === 'cliente' ? cpf_cnpj && formatDocument(cpf_cnpj) : endereco) ?? '–'

const nameOf = (entry: BlacklistEntry) => entryName(entry) ?? placeOf(entry)

type Column = ListColumns<BlacklistEntry, 'blacklist.list'>[number]

const kind: Column = {
  accessorKey: 'tipo',
  header: 'Tipo',
  meta: { sort: true },
  cell: ({ row }) => blacklistKindNames[row.original.tipo],
}
const motive: Column = {
  accessorKey: 'motivo',
  header: 'Motivo',
  meta: { card: 'extra', sort: true, cut: true },
}
const provider: Column = {
  accessorKey: 'empresa',
  header: 'Provedor',
  meta: { card: 'below', sort: true },
  cell: ({ row: { original } }) => <ProviderCell id={original.id_empresa} name={original.empresa} />,
}
const since: Column = {
  accessorKey: 'data_inicio',
  header: 'Desde',
  meta: { sort: true },
  cell: ({ row }) => formatDate(row.original.data_inicio),
}
const until: Column = {
  accessorKey: 'data_fim',
  header: 'Até',
  meta: { card: 'below', sort: true },
  cell: ({ row: { original } }) =>
    original.data_fim && (
      <OnCard table={formatDate(original.data_fim)}>até {formatDate(original.data_fim)}</OnCard>
    ),
}
const status: Column = {
  accessorKey: 'situacao',
  header: 'Status',
  meta: { card: 'sub', sort: true },
  cell: ({ row }) => <StateTag state={row.original.situacao} />,
}

/** The columns at /blacklist. */
const registryColumns: ListColumns<BlacklistEntry, 'blacklist.list'> = [
  {
    accessorKey: 'nome',
    header: 'Nome',
    // Documents are masked, so that several look alike.
    meta: { opens: true, card: 'main', sort: true, called: nameOf },
    cell: ({ row: { original } }) => nameOf(original),
  },
  {
    accessorKey: 'cpf_cnpj',
    header: 'Documento',
    meta: { card: 'extra' },
    cell: ({ row: { original } }) => original.cpf_cnpj && formatDocument(original.cpf_cnpj),
  },
  status,
  { ...kind, meta: { card: 'extra', sort: true } },
  provider,
  motive,
  since,
  until,
  { accessorKey: 'leads', header: 'Leads afetadas', meta: { numeric: true, sort: true, hidden: true } },
  { accessorKey: 'endereco', header: 'Endereço', meta: { card: 'extra', hidden: true } },
]

/** The columns in the settings of sales. */
const salesColumns: ListColumns<BlacklistEntry, 'blacklist.list'> = [
  {
    id: 'registro',
    header: 'Documento/Endereço',
    accessorFn: subject,
    meta: { card: 'main', opens: true },
    cell: ({ row: { original } }) => (
      <span className="line-clamp-2 max-w-64 max-sm:max-w-none" title={subject(original)}>
        {subject(original)}
      </span>
    ),
  },
  kind,
  { ...motive, meta: { card: 'extra', sort: true, wraps: true } },
  provider,
  since,
  until,
  { accessorKey: 'usuario', header: 'Usuário', meta: { sort: true, wraps: true, hidden: true } },
  status,
]

export const blacklistColumns = (door: BlacklistDoor) =>
  door === 'registry' ? registryColumns : salesColumns

export const blacklistFilters: FiltersOf<'blacklist.list'> = [
  { key: 'tipo', label: 'Tipo', kind: 'choice', options: optionsOf(blacklistKindNames) },
  { key: 'motivo', label: 'Motivo', kind: 'text' },
  { key: 'situacao', label: 'Status', kind: 'choice', options: optionsOf(blacklistStateNames) },
  { key: 'data_inicio', label: 'Desde', kind: 'period' },
  { key: 'data_fim', label: 'Até', kind: 'period' },
]
