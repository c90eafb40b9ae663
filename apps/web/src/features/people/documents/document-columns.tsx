import { formatCount, formatDate, formatMomentDay } from '@intranet/contract/formats'
import { EXPIRY_WARNING_DAYS } from '@intranet/contract/people/document-options'
import { hrDocument } from '@intranet/contract/people/documents'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { CategoryMark } from '@/features/content/categories/category-mark.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { DownloadLink } from '@/components/ui/download-link.tsx'
import { Marked } from '@/components/ui/marked.tsx'

export type DocumentRow = Outputs['documents']['list']['dados'][number]

/** The end of validity, and how near or past it is. */
function Validity({ row: { data_validade, dias } }: { row: DocumentRow }) {
  if (!data_validade || dias === null) return null
  const near = dias <= EXPIRY_WARNING_DAYS
  return (
    <Marked>
      {formatDate(data_validade)}
      {dias < 0 ? (
        <StateBadge state="Vencido" />
      ) : (
        near && (
          <Badge variant="warning">{dias === 0 ? 'Vence hoje' : formatCount(dias, 'dia', 'dias')}</Badge>
        )
      )}
    </Marked>
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

const column = columnsOf(hrDocument)

const columns = (own: boolean): ListColumns<DocumentRow, 'documents.list'> => [
  column('titulo', {
    card: 'main',
    cell: ({ id_arquivo, titulo }: DocumentRow) => (
      <DownloadLink href={`/files/${id_arquivo}`}>{titulo}</DownloadLink>
    ),
  }),
  column('categoria', {
    card: 'sub',
    cell: ({ color, icone, categoria }: DocumentRow) => (
      <Marked>
        <CategoryMark color={color} icone={icone} />
        {categoria}
      </Marked>
    ),
  }),
  column('destino', { hidden: own, ...(!own && { card: 'extra' }) }),
  column('versao', { hidden: true }),
  column('data_emissao'),
  column('data_validade', {
    card: 'extra',
    cell: (row: DocumentRow) => (row.data_validade ? <Validity row={row} /> : null),
  }),
  column('assinado_em', {
    header: own ? 'Ciência' : 'Assinado',
    ...(own && { card: 'sub', labelled: true }),
    cell: (row: DocumentRow) => signed(row, own),
  }),
]

export const ownDocumentColumns = columns(true)

export const documentColumns: ListColumns<DocumentRow, 'documents.list'> = [
  ...columns(false),
  column('ativo'),
]
