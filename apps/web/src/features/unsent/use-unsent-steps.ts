import { useState } from 'react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { useSession } from '@/lib/session.ts'
import type { UnsentEntry } from '@/lib/unsent/unsent-entry.ts'
import { kindOf } from '@/lib/unsent/unsent-kinds.ts'
import { discardUnsent, retryUnsent } from '@/lib/unsent/unsent-queue.ts'
import { titleOf, type Group } from './unsent-groups.ts'

/** What is done to entries of the page: sent now, or given up after a question. */
export function useUnsentSteps() {
  const person = useSession()?.usuarioId
  const confirm = useConfirm()
  const [busy, setBusy] = useState(false)
  async function send(entries: readonly UnsentEntry[]) {
    if (person === undefined) return
    setBusy(true)
    await retryUnsent(person, entries)
    setBusy(false)
  }
  async function discard(entries: Group) {
    const [{ kind, photos }] = entries
    const sure = await confirm({
      title: `Descartar: ${kindOf(kind).label}?`,
      text: titleOf(entries),
      consequences: [
        photos.length > 0
          ? 'O que foi digitado e as fotos saem deste aparelho, sem serem enviados.'
          : 'O que foi digitado sai deste aparelho, sem ser enviado.',
      ],
      irreversible: true,
      confirmLabel: 'Descartar',
    })
    if (sure && person !== undefined) await discardUnsent(person, entries)
  }
  return { busy, send, discard }
}
