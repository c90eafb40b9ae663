import { formatCount, formatDate, formatMomentDay } from '@intranet/contract/formats'
import { EXPIRY_WARNING_DAYS } from '@intranet/contract/people/document-options'
import type { ListColumns } from '@/components/table/list-column.ts'
import { StatusDot } from '@/components/ui/status-dot.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { CategoryMark } from '@/features/content/categories/category-mark.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { DownloadLink } from '@/components/ui/download-link.tsx'

export type DocumentRow = Outputs['documents']['list']['dados'][number]

/** The end of validity, and how near or past it is. */
function Validity({ row: { data_validade, dias } }: { row: DocumentRow }) {
  if (!data_validade || dias === null) return null
  const near = dias <= EXPIRY_WARNING_DAYS
  return (
    <span className="inline-flex items-center gap-2">
      {formatDate(data_validade)}
      {dias < 0 ? (
        <StateBadge state="Vencido" />
      ) : (
        near && (
          <Badge variant="warning">{dias === 0 ? 'Vence hoje' : formatCount(dias, 'dia', 'dias')}</Badge>
        )
      )}
    </span>
  )
}

const signed = (
  { requer_assinatura, id_funcionario, assinado_em, assinaturas }: DocumentRow,
  own: boolean,
) => {
  if (!requer_assinatura) return '–'
  if (id_funcionario === null && !own) return `${assinaturas}`
  return assinado_em ? formatMomentDay(assinado_em) : <StateBadge state="Pendente" />
}

const columns = (own: boolean): ListColumns<DocumentRow, 'documents.list'> => [
  {
    accessorKey: 'titulo',
    header: 'Título',
    meta: { sort: true, card: 'main' },
    cell: ({ row: { original } }) => (
      <DownloadLink href={`/files/${original.id_arquivo}`}>{original.titulo}</DownloadLink>
    ),
  },
  {
    accessorKey: 'categoria',
    header: 'Categoria',
    meta: { sort: true, card: 'sub' },
    cell: ({ row: { original } }) => (
      <span className="inline-flex items-center gap-2">
        <CategoryMark color={original.color} icone={original.icone} />
        {original.categoria}
      </span>
    ),
  },
  {
    accessorKey: 'destino',
    header: 'Funcionário/Público',
    meta: { sort: true, hidden: own, ...(!own && { card: 'extra' }) },
  },
  { accessorKey: 'versao', header: 'Versão', meta: { sort: true, numeric: true, hidden: true } },
  {
    accessorKey: 'data_emissao',
    header: 'Emissão',
    meta: { sort: true },
    cell: ({ row }) => formatDate(row.original.data_emissao),
  },
  {
    accessorKey: 'data_validade',
    header: 'Validade',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => <Validity row={row.original} />,
  },
  {
    accessorKey: 'assinado_em',
    header: own ? 'Ciência' : 'Assinado',
    meta: { sort: true },
    cell: ({ row }) => signed(row.original, own),
  },
]

export const ownDocumentColumns = columns(true)

export const documentColumns: ListColumns<DocumentRow, 'documents.list'> = [
  ...columns(false),
  {
    accessorKey: 'ativo',
    header: 'Status',
    meta: { sort: true },
    cell: ({ row }) => <StatusDot active={row.original.ativo} />,
  },
]
