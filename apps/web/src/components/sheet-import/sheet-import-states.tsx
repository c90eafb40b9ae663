import { formatCount, formatDateTime, formatNumber } from '@intranet/contract/formats'
import { sheetLimit, type SheetKey } from '@intranet/contract/home/sheet-words'
import { Download, Send, Undo2 } from 'lucide-react'
import { FileChooser } from '@/components/inputs/file-chooser.tsx'
import { Button } from '@/components/ui/button.tsx'
import type { SheetImport } from './sheet-import.ts'
import { SheetMapping } from './sheet-mapping.tsx'
import { downloadTemplate } from './sheet-template.ts'

/** Lines that stay out, each with its reason. */
function Errors({
  record,
  busy,
  onDownload,
}: {
  record: SheetImport
  busy: boolean
  onDownload: () => void
}) {
  const { erros, com_erro } = record
  if (!com_erro) return null
  return (
    <section className="mt-4" aria-label="Linhas com erro">
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <h3 className="grow font-semibold">{formatCount(com_erro, 'linha com erro', 'linhas com erro')}</h3>
        <Button variant="outline" icon={Download} disabled={busy} onClick={onDownload}>
          Baixar linhas com erro
        </Button>
      </div>
      <ul className="grid max-h-60 gap-1 overflow-y-auto text-sm">
        {erros.map(({ linha, erro }) => (
          <li key={linha}>
            <b className="tabular-nums">Linha {linha}</b>: {erro}
          </li>
        ))}
      </ul>
      {com_erro > erros.length && (
        <p className="mt-1 text-sm text-muted-foreground">E mais {formatNumber(com_erro - erros.length)}.</p>
      )}
    </section>
  )
}

interface StartProps {
  sheet: SheetKey
  many: string
  busy: boolean
  onSent: (file: File) => void
}

/** Nothing was sent yet. */
export function StartOfImport({ sheet, many, busy, onSent }: StartProps) {
  return (
    <>
      <p>
        CSV, XLSX ou XLS com até {formatNumber(sheetLimit(sheet))} linhas; a primeira tem os nomes das
        colunas. Nada é gravado antes da conferência.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="outline" icon={Download} onClick={() => downloadTemplate(sheet, many)}>
          Baixar modelo
        </Button>
        <FileChooser
          label="Escolher planilha"
          accept=".csv,.xlsx,.xls"
          sending={busy}
          input={{ 'aria-label': 'Escolher planilha' }}
          onChosen={([file]) => file && onSent(file)}
        />
      </div>
    </>
  )
}

interface PreviewProps {
  record: SheetImport
  busy: boolean
  onChosen: (mapa: Record<string, number>) => void
  onImport: () => void
  onAnother: () => void
  onDownload: () => void
}

/** The sheet was read, and nothing is written. */
export function PreviewOfImport({ record, busy, onChosen, onImport, onAnother, onDownload }: PreviewProps) {
  return (
    <>
      <p className="mb-3 font-semibold break-words">{record.nome_arquivo}</p>
      <SheetMapping
        key={JSON.stringify(record.mapa)}
        record={record}
        busy={busy}
        onChosen={onChosen}
        onImport={onImport}
      />
      {record.convites > 0 && (
        <p className="mt-3">
          Nenhum convite sai agora: depois da importação você envia{' '}
          {formatCount(record.convites, 'convite', 'convites')} de primeiro acesso.
        </p>
      )}
      <Errors record={record} busy={busy} onDownload={onDownload} />
      <Button variant="ghost" className="mt-3" disabled={busy} onClick={onAnother}>
        Escolher outra planilha
      </Button>
    </>
  )
}

interface WritingProps {
  lines: number
  waiting: number
  /** It stopped: somebody must let it go on. */
  onContinue?: () => void
}

/** Lines are being written, or were when the window closed. */
export function WritingOfImport({ lines, waiting, onContinue }: WritingProps) {
  return (
    <>
      <progress className="w-full" aria-label="Linhas importadas" max={lines} value={lines - waiting} />
      <p role="status">{formatCount(waiting, 'linha espera', 'linhas esperam')}.</p>
      {onContinue && (
        <Button className="mt-3" onClick={onContinue}>
          Continuar
        </Button>
      )}
    </>
  )
}

interface EndProps {
  record: SheetImport
  noun: readonly [one: string, many: string]
  busy: boolean
  /** Records that are deleted already, while the import is undone. */
  undone?: number
  onAnother: () => void
  onDownload: () => void
  onInvite: () => void
  onUndo: () => void
}

/** All lines were written, or taken back. */
export function EndOfImport(props: EndProps) {
  const { record, noun, busy, undone, onAnother, onDownload, onInvite, onUndo } = props
  const { situacao, gravadas, nome_arquivo, created_at, convites, convidados } = record
  const written = situacao !== 'desfeita' && gravadas > 0
  return (
    <>
      <p role="status">
        {situacao === 'desfeita'
          ? 'A importação foi desfeita.'
          : `${formatCount(gravadas, ...noun)} de ${nome_arquivo}, ${formatDateTime(created_at)}.`}
      </p>
      {undone !== undefined && (
        <p role="status">Desfazendo: {formatCount(undone, 'registro excluído', 'registros excluídos')}.</p>
      )}
      {written && convidados > 0 && <p>{formatCount(convidados, 'convite enviado', 'convites enviados')}.</p>}
      <Errors record={record} busy={busy} onDownload={onDownload} />
      <div className="mt-4 flex flex-wrap gap-3">
        {written && convites > 0 && (
          <Button icon={Send} disabled={busy} onClick={onInvite}>
            Enviar {formatCount(convites, 'convite', 'convites')}
          </Button>
        )}
        <Button variant={written && convites > 0 ? 'outline' : 'default'} disabled={busy} onClick={onAnother}>
          Importar outra planilha
        </Button>
        {gravadas > 0 && (
          <Button variant="outline" icon={Undo2} disabled={busy} onClick={onUndo}>
            Desfazer
          </Button>
        )}
      </div>
    </>
  )
}
