import { useQuery } from '@tanstack/react-query'
import { Ban, Pencil } from 'lucide-react'
import { keyAddress, keySituations } from '@intranet/contract/access/access-key-words'
import { formatDate, formatDateTime } from '@intranet/contract/formats'
import { AddLink } from '@/components/list/add-link.tsx'
import { EmptyRows } from '@/components/list/empty-rows.tsx'
import { createdColumn } from '@/components/list/record-columns.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { providerNamesCell } from '@/features/company/provider-cell.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'
import { KeySituationBadge } from './key-situation.tsx'
import { useRevokeKey } from './use-revoke-key.ts'

type Key = Outputs['accessKeys']['list']['dados'][number]

const columns: ListColumns<Key, 'accessKeys.list'> = [
  { accessorKey: 'nome', header: 'Nome', meta: { card: 'main', sort: true } },
  {
    accessorKey: 'prefixo',
    header: 'Início',
    meta: { sort: true },
    cell: ({ row }) => <code>{row.original.prefixo}</code>,
  },
  { accessorKey: 'usuario', header: 'Pertence a', meta: { card: 'extra', sort: true } },
  {
    accessorKey: 'situacao',
    header: 'Situação',
    meta: { card: 'sub', sort: true },
    cell: ({ row }) => <KeySituationBadge situation={row.original.situacao} />,
  },
  {
    accessorKey: 'provedores',
    header: 'Provedores',
    meta: { card: 'extra' },
    cell: providerNamesCell,
  },
  {
    accessorKey: 'validade_fim',
    header: 'Validade',
    meta: { card: 'extra', sort: true, labelled: true },
    cell: ({ row }) => formatDate(row.original.validade_fim),
  },
  {
    accessorKey: 'ultimo_uso',
    header: 'Último uso',
    meta: { sort: true },
    cell: ({ row: { original } }) => (original.ultimo_uso ? formatDateTime(original.ultimo_uso) : 'Nunca'),
  },
  createdColumn(),
]

const filters: FiltersOf<'accessKeys.list'> = [
  {
    key: 'situacao',
    label: 'Situação',
    kind: 'choice',
    options: optionsOf(keySituations),
  },
  { key: 'usuario', label: 'Pertence a', kind: 'text' },
]

/** One's own keys; everybody's for superadmins. */
export function AccessKeyListPage() {
  const search = useTableSearch('accessKeys.list')
  const list = useList(trpc.accessKeys.list.queryOptions(search.input), search)
  const rights = useQuery(trpc.accessKeys.rights.queryOptions({}))
  const revoke = useRevokeKey()
  const actions = (row: Key): RowAction[] => [
    {
      label: row.situacao !== 'revogada' && rights.data?.pode_criar ? 'Editar' : 'Ver',
      icon: Pencil,
      to: keyAddress(row.id),
    },
    ...(row.situacao === 'revogada'
      ? []
      : [
          {
            label: 'Revogar',
            icon: Ban,
            variant: 'destructive' as const,
            separated: true,
            onSelect: () => void revoke(row),
          },
        ]),
  ]
  return (
    <ListPage
      label="Chaves de acesso"
      placeholder="Buscar chave"
      list={list}
      columns={columns}
      filters={filters}
      actions={actions}
      empty={
        rights.data?.pode_criar === false ? (
          <EmptyRows text="Ainda não há chaves suas. Quem gerencia acessos cria uma." />
        ) : undefined
      }

      tools={rights.data?.pode_criar && <AddLink to="/settings/keys/register">Nova chave</AddLink>}
    />
  )
}
