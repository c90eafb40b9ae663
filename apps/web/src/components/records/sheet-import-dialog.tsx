import { Download, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { formatDateTime, formatNumber } from '@intranet/contract/formats'
import { MAX_SHEET_LINES, type SheetKey } from '@intranet/contract/home/sheet-words'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { FileChooser } from '@/components/form/file-chooser.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog.tsx'
import { SheetMapping } from './sheet-mapping.tsx'
import { downloadTemplate } from './sheet-template.ts'
import { useSheetImport } from './use-sheet-import.ts'
import type { SheetImport } from './sheet-import.ts'

interface SheetImportDialogProps {
  sheet: SheetKey
  noun: readonly [one: string, many: string]
  onClose: () => void
}

const counted = (count: number, [one, many]: readonly [string, string]) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

/** Lines that stay out, each with its reason. */
function Errors({ record: { erros, com_erro } }: { record: SheetImport }) {
  if (!com_erro) return null
  return (
    <section className="mt-4" aria-label="Linhas com erro">
      <h3 className="mb-2 font-semibold">{counted(com_erro, ['linha com erro', 'linhas com erro'])}</h3>
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

function Start({ sheet, many, busy, onSent }: StartProps) {
  return (
    <>
      <p>
        CSV, XLSX ou XLS com até {formatNumber(MAX_SHEET_LINES)} linhas; a primeira tem os nomes das colunas.
        Nada é gravado antes da conferência.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button icon={Download} onClick={() => downloadTemplate(sheet, many)}>
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

/** "Importar planilha": template, columns, preview, errors by line, and undo while the records are as imported. */
export default function SheetImportDialog({ sheet, noun, onClose }: SheetImportDialogProps) {
  const { list, busy, pending, send, mapColumns, write, undo } = useSheetImport(sheet)
  const [another, setAnother] = useState(false)
  const confirm = useConfirm()
  const sent = async (file: File) => (await send(file)) && setAnother(false)
  const askUndo = async ({ id, gravadas }: SheetImport) => {
    const consequences = [
      `${counted(gravadas, noun)} que ninguém alterou desde então deixam de existir.`,
      'O que já foi alterado ou está em uso fica.',
    ]
    const title = 'Desfazer a importação?'
    if (await confirm({ title, irreversible: true, consequences, confirmLabel: 'Desfazer' })) await undo(id)
  }
  const start = <Start sheet={sheet} many={noun[1]} busy={busy} onSent={(file) => void sent(file)} />
  const stateOf = (record: SheetImport | null) => {
    if (!record || another) return start
    const { id, situacao, linhas, com_erro, gravadas, nome_arquivo, created_at } = record
    if (situacao === 'conferida' && pending === undefined)
      return (
        <>
          <p className="mb-3 break-words">
            <b>{nome_arquivo}</b>
          </p>
          <SheetMapping
            key={JSON.stringify(record.mapa)}
            record={record}
            busy={busy}
            onChosen={(mapa) => void mapColumns(id, mapa)}
            onImport={() => void write(id)}
          />
          <Errors record={record} />
          <Button variant="ghost" className="mt-3" disabled={busy} onClick={() => setAnother(true)}>
            Escolher outra planilha
          </Button>
        </>
      )
    const waiting = pending ?? record.pendentes
    if (waiting > 0 && situacao !== 'desfeita')
      return (
        <>
          <progress
            className="w-full"
            aria-label="Linhas importadas"
            max={linhas}
            value={Math.max(linhas - Math.min(waiting, linhas), 0)}
          />
          <p role="status">{counted(Math.min(waiting, linhas), ['linha espera', 'linhas esperam'])}.</p>
          {!busy && (
            <Button variant="primary" className="mt-3" onClick={() => void write(id)}>
              Continuar
            </Button>
          )}
        </>
      )
    return (
      <>
        <p role="status">
          {situacao === 'desfeita'
            ? 'A importação foi desfeita.'
            : `${counted(gravadas, noun)} de ${nome_arquivo}, ${formatDateTime(created_at)}.`}
        </p>
        {com_erro > 0 && <Errors record={record} />}
        <div className="mt-4 flex flex-wrap gap-3">
          <Button variant="primary" disabled={busy} onClick={() => setAnother(true)}>
            Importar outra planilha
          </Button>
          {gravadas > 0 && (
            <Button icon={Undo2} disabled={busy} onClick={() => void askUndo(record)}>
              Desfazer
            </Button>
          )}
        </div>
      </>
    )
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="lg" title={`Importar ${noun[1]}`}>
        <DialogBody>
          <Loaded reads={[list]}>{(record) => stateOf(record)}</Loaded>
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
