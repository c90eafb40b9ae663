import { useRef, useState } from 'react'
import { type Draft, draftEpoch, draftFolder, draftsIn, dropDraft, keepDraft } from '@/lib/draft.ts'
import { useSession } from '@/lib/session.ts'

const ID = 'texto'

const textOf = (draft: Draft | undefined): string | null => {
  const value = draft?.fields.texto?.value
  return typeof value === 'string' ? value : null
}

/** The text of a box that is no form, kept on the device until it is sent (docs/screens.md#conversation-boxes). */
export function useTextDraft(key: string, label: string, start = '') {
  const user = useSession()?.usuarioId
  const folder = user === undefined ? null : draftFolder(user, key)
  const [epoch] = useState(draftEpoch)
  const [restored, setRestored] = useState(() => {
    const text = folder ? textOf(draftsIn(folder)[0]) : null
    return text === start ? null : text
  })
  const [value, setValue] = useState(restored ?? start)
  const latest = useRef(value)
  const end = (next: string) => {
    latest.current = next
    setValue(next)
    setRestored(null)
    if (folder) dropDraft(folder, ID)
  }
  return {
    value,
    /** Whether it began with what was typed on another visit. */
    restored: restored !== null,
    write(next: string) {
      if (next === start) return end(next)
      latest.current = next
      setValue(next)
      if (!folder || draftEpoch() !== epoch) return
      keepDraft(folder, { id: ID, version: start, fields: { texto: { label, shown: next, value: next } } })
    },
    /** Takes the draft back: the box is as it was before anything was typed. */
    discard: () => end(start),
    /** After it was sent: the box has `next` then. What was typed meanwhile stays, there and on the device. */
    settle(sent: string, next = sent) {
      if (latest.current === sent) end(next)
    },
  }
}

export type TextDraft = ReturnType<typeof useTextDraft>
