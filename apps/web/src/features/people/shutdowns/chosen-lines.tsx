import { shutdown as text } from '@intranet/contract/messages/staff'
import { useState } from 'react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { Button } from '@/components/ui/button.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { itemsOf } from './items-of.ts'
import { linesOf } from './lines-of.ts'
import { PassLinesDialog } from './pass-lines-dialog.tsx'

type Line = Outputs['shutdowns']['holdings'][number]

interface Props {
  record: Outputs['shutdowns']['get']
  /** The lines that are chosen. */
  lines: readonly Line[]
  isBusy: boolean
  /** Signs the lines off; only for who may. */
  onSignOff?: (() => void) | undefined
}

/** What can be done with the chosen lines: each button says with how many of them. */
export function ChosenLines({ record: { id, id_funcionario }, lines, isBusy, onSignOff }: Props) {
  const confirm = useConfirm()
  const [passing, setPassing] = useState(false)
  const receive = useSave(trpc.shutdowns.receiveLines.mutationOptions(), {
    saved: ({ alterados, a_assinar }) => text.received(alterados, a_assinar),
    changes: linesOf(id),
  })
  const passed = lines.filter(({ passa }) => passa)
  const received = lines.filter(({ recebe }) => recebe)
  const signsOff = onSignOff && lines.length > 1
  if (passed.length === 0 && received.length === 0 && !signsOff) return null
  async function askReceive() {
    const answer = await confirm({
      title: `Receber ${itemsOf(received.length)}?`,
      consequences: [text.receiving],
      confirmLabel: 'Receber',
    })
    if (!answer) return
    const linhas = received.map(({ registro, descricao }) => ({ registro, descricao }))
    receive.mutate({ id, linhas })
  }
  const busy = isBusy || receive.isPending
  return (
    <div
      role="toolbar"
      aria-label="Itens selecionados"
      className="sticky bottom-0 z-2 mt-3 flex flex-wrap gap-2 border-t border-border bg-background py-2 max-sm:bottom-14"
    >
      {passed.length > 0 && (
        <Button variant="outline" size="sm" disabled={busy} onClick={() => setPassing(true)}>
          Passar {itemsOf(passed.length)} para…
        </Button>
      )}
      {received.length > 0 && (
        <Button variant="outline" size="sm" disabled={busy} onClick={() => void askReceive()}>
          Receber {itemsOf(received.length)}
        </Button>
      )}
      {signsOff && (
        <Button variant="outline" size="sm" disabled={busy} onClick={onSignOff}>
          Dar baixa em {itemsOf(lines.length)}
        </Button>
      )}
      {passing && (
        <PassLinesDialog id={id} lines={passed} leaver={id_funcionario} onClose={() => setPassing(false)} />
      )}
    </div>
  )
}
