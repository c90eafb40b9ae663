import { formatCount } from '@intranet/contract/formats'
import type { SheetKey } from '@intranet/contract/home/sheet-words'
import { useState } from 'react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from '@/components/ui/dialog.tsx'
import { EndOfImport, PreviewOfImport, StartOfImport, WritingOfImport } from './sheet-import-states.tsx'
import type { SheetImport } from './sheet-import.ts'
import { useSheetImport } from './use-sheet-import.ts'

interface SheetImportDialogProps {
  sheet: SheetKey
  noun: readonly [one: string, many: string]
  onClose: () => void
}

/** "Importar planilha": template, columns, preview, errors by line, and undo while the records are as imported. */
export default function SheetImportDialog({ sheet, noun, onClose }: SheetImportDialogProps) {
  const { list, busy, pending, undone, send, mapColumns, write, invite, downloadWrong, undo } =
    useSheetImport(sheet)
  const [another, setAnother] = useState(false)
  const confirm = useConfirm()
  const sent = async (file: File) => (await send(file)) && setAnother(false)
  const askUndo = async ({ id, gravadas, convidados }: SheetImport) => {
    const consequences = [
      `${formatCount(gravadas, ...noun)} que ninguém alterou desde então deixam de existir.`,
      'O que já foi alterado ou está em uso fica.',
      ...(convidados > 0
        ? [
            `${formatCount(convidados, 'pessoa já recebeu', 'pessoas já receberam')} o convite, que deixa de valer.`,
          ]
        : []),
    ]
    const title = 'Desfazer a importação?'
    if (await confirm({ title, irreversible: true, consequences, confirmLabel: 'Desfazer' })) await undo(id)
  }
  const stateOf = (record: SheetImport | null) => {
    if (!record || another)
      return <StartOfImport sheet={sheet} many={noun[1]} busy={busy} onSent={(file) => void sent(file)} />
    const { id, situacao, linhas, pendentes } = record
    const onAnother = () => setAnother(true)
    const onDownload = () => void downloadWrong(record)
    // Until the record is read again after the last lines, their number is what came with them.
    if (pending !== undefined || (situacao === 'importando' && pendentes > 0))
      return (
        <WritingOfImport
          lines={linhas}
          waiting={Math.min(pending ?? pendentes, linhas)}
          onContinue={busy ? undefined : () => void write(id)}
        />
      )
    if (situacao === 'conferida')
      return (
        <PreviewOfImport
          record={record}
          busy={busy}
          onChosen={(mapa) => void mapColumns(id, mapa)}
          onImport={() => void write(id)}
          onAnother={onAnother}
          onDownload={onDownload}
        />
      )
    return (
      <EndOfImport
        record={record}
        noun={noun}
        busy={busy}
        undone={undone}
        onAnother={onAnother}
        onDownload={onDownload}
        onInvite={() => void invite(id)}
        onUndo={() => void askUndo(record)}
      />
    )
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="lg">
        <DialogHeader>
          <DialogTitle>{`Importar ${noun[1]}`}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <Loaded reads={[list]}>{(record) => stateOf(record)}</Loaded>
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
