import { formatCount, formatDate, formatMomentDay, formatNumber } from '@intranet/contract/formats'
import { EXPIRY_WARNING_DAYS } from '@intranet/contract/people/document-options'
import { hrDocument } from '@intranet/contract/people/documents'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { NoValue } from '@/components/table/filled-cell.tsx'
import { OnCard } from '@/components/table/on-card.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { CategoryMark } from '@/components/marks/category-mark.tsx'
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
          <Badge variant="warning" data-state-word>
            {dias === 0 ? 'Vence hoje' : formatCount(dias, 'dia', 'dias')}
          </Badge>
        )
      )}
    </Marked>
  )
}

function Signed({ row, own }: { row: DocumentRow; own: boolean }) {
  const { requer_assinatura, id_funcionario, assinado_em, assinaturas } = row
  if (!requer_assinatura) return <NoValue />
  if (id_funcionario === null && !own)
    return (
      <OnCard table={formatNumber(assinaturas)}>
        {formatCount(assinaturas, 'assinatura', 'assinaturas')}
      </OnCard>
    )
  const day = assinado_em && formatMomentDay(assinado_em)
  const noun = own ? 'Ciência' : 'Assinatura'
  return (
    <OnCard table={day ?? <StateBadge state="Pendente" />}>
      {day ? `${noun} em ${day}` : <StateBadge state="Pendente">{noun} pendente</StateBadge>}
    </OnCard>
  )
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
        <span className="contents max-sm:hidden">
          <CategoryMark color={color} icone={icone} />
        </span>
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
    card: 'sub',
    cell: (row: DocumentRow) => <Signed row={row} own={own} />,
  }),
]

export const ownDocumentColumns = columns(true)

export const documentColumns: ListColumns<DocumentRow, 'documents.list'> = [
  ...columns(false),
  column('ativo'),
]
