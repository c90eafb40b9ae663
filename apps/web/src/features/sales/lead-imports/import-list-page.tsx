import { Download, FolderOpen, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { can } from '@intranet/contract/access'
import { formatDateTime, formatNumber } from '@intranet/contract/formats'
import { leadImport as text } from '@intranet/contract/messages/lead-imports'
import { importSituations } from '@intranet/contract/sales/lead-import-words'
import { AddLink } from '@/components/list/add-link.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { ProviderMark } from '@/components/table/provider-mark.tsx'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'
import { downloadSheet } from './download-sheet.ts'
import { SituationBadge } from './situation-badge.tsx'
import { undoWord, useUndo } from './use-undo.ts'

type Import = Outputs['leadImports']['list']['dados'][number]

const columns: ListColumns<Import, 'leadImports.list'> = [
  {
    accessorKey: 'nome_arquivo',
    header: 'Arquivo',
    meta: { card: 'main', sort: true },
  },
  {
    accessorKey: 'created_at',
    header: 'Criação',
    meta: { card: 'sub', sort: true },
    cell: ({ row }) => formatDateTime(row.original.created_at),
  },
  {
    accessorKey: 'empresa',
    header: 'Provedor',
    meta: { card: 'extra', sort: true },
    cell: ({ row: { original } }) => <ProviderMark sistema={original.sistema} name={original.empresa} />,
  },
  { accessorKey: 'canal', header: 'Canal', meta: { sort: true } },
  { accessorKey: 'campanha', header: 'Campanha', meta: { sort: true, hidden: true } },
  {
    accessorKey: 'situacao',
    header: 'Situação',
    meta: { card: 'extra', sort: true },
    cell: ({ row }) => <SituationBadge situation={row.original.situacao} />,
  },
  {
    accessorKey: 'total_participantes',
    header: 'Participantes',
    meta: { numeric: true, sort: true },
    cell: ({ row }) => formatNumber(row.original.total_participantes),
  },
  {
    accessorKey: 'leads_criadas',
    header: 'Leads criadas',
    meta: { numeric: true, sort: true },
    cell: ({ row }) => formatNumber(row.original.leads_criadas),
  },
  {
    accessorKey: 'linhas_com_erro',
    header: 'Linhas com erro',
    meta: { numeric: true, sort: true, hidden: true },
  },
  { accessorKey: 'usuario', header: 'Usuário', meta: { sort: true, hidden: true } },
]

const filters: FiltersOf<'leadImports.list'> = [
  { key: 'created_at', label: 'Criação', kind: 'period' },
  { key: 'empresa', label: 'Provedor', kind: 'text' },
  { key: 'canal', label: 'Canal', kind: 'text' },
  {
    key: 'situacao',
    label: 'Situação',
    kind: 'choice',
    options: optionsOf(importSituations),
  },
]

/** `id` shows only that import, until the filter is removed. */
export function ImportListPage({ id: only }: { id: number | undefined }) {
  const [initial] = useState(() => (only ? { id: only } : undefined))
  const search = useTableSearch('leadImports.list', initial)
  const list = useList(trpc.leadImports.list.queryOptions(search.input), search)
  const session = useSession()
  const undo = useUndo()
  const actions = ({ id, id_file, nome_arquivo, editavel, situacao }: Import): RowAction[] => [
    { label: 'Abrir', icon: FolderOpen, to: `/marketing/imports-leads/file/list?id=${id}` },
    ...(id_file && editavel
      ? [
          {
            label: 'Baixar arquivo',
            icon: Download,
            onSelect: () => void downloadSheet(id_file, nome_arquivo),
          },
        ]
      : []),
    ...(editavel && can(session, 'vendas', 'create') && situacao !== 'desfeita'
      ? [
          {
            label: undoWord(situacao),
            icon: Undo2,
            onSelect: () => void undo({ id, situacao }),
            separated: true,
            variant: 'destructive' as const,
          },
        ]
      : []),
  ]
  return (
    <ListPage
      tools={
        can(session, 'vendas', 'create') && (
          <AddLink to="/marketing/imports-leads/register">{text.create}</AddLink>
        )
      }
      label="Importações de leads"
      placeholder="Buscar importação"
      list={list}
      columns={columns}
      filters={filters}
      actions={actions}
    />
  )
}
