import { formatDate, formatMomentDay } from '@intranet/contract/formats'
import { documents as text } from '@intranet/contract/messages/staff'
import { useQuery } from '@tanstack/react-query'
import { SquareCheckBig } from 'lucide-react'
import { Facts } from '@/components/records/facts.tsx'
import { RecordSheet } from '@/components/records/record-sheet.tsx'
import { RecordActions } from '@/components/record-view/record-actions.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { DownloadLink } from '@/components/ui/download-link.tsx'
import { trpc } from '@/lib/trpc.ts'
import type { DocumentRow } from './document-columns.tsx'
import { useDocumentActions } from './use-document-actions.ts'

function Opened({ document }: { document: DocumentRow }) {
  const { askToSign } = useDocumentActions()
  const { titulo, categoria, id_arquivo, data_emissao, data_validade, assinado_em } = document
  return (
    <div className="grid gap-4">
      <DownloadLink href={`/files/${id_arquivo}`}>Abrir o documento</DownloadLink>
      <Facts
        rows={[
          ['Categoria', categoria],
          ['Emissão', formatDate(data_emissao)],
          ['Validade', formatDate(data_validade)],
          ...(assinado_em ? [['Ciência', formatMomentDay(assinado_em)] as const] : []),
        ]}
      />
      <RecordActions
        name={titulo}
        near={
          assinado_em
            ? []
            : [{ label: text.sign, icon: SquareCheckBig, onSelect: () => void askToSign(document) }]
        }
      />
    </div>
  )
}

/** A document that asks its reader to say that they read it. */
export function OwnDocumentSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const read = useQuery(trpc.documents.mine.queryOptions({ filtro: { id: { _eq: id } }, limit: 1 }))
  return (
    <RecordSheet title={read.data?.dados[0]?.titulo ?? 'Documento'} read={read} onClose={onClose}>
      {({ dados: [document] }) =>
        document ? <Opened document={document} /> : <EmptyState text="Este documento não existe mais." />
      }
    </RecordSheet>
  )
}
