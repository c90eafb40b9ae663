import { useLocation } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { readDraft, removeDraft, saveDraft } from '@/lib/draft.ts'
import { useSession } from '@/lib/session.ts'

const REST_MS = 800

/** Keeps what is typed in this browser, by person and address, and puts it back when they return. */
export function useDraft<Values extends FieldValues>(form: UseFormReturn<Values>, enabled: boolean) {
  const address = useLocation({ select: (location) => location.pathname })
  const user = useSession()?.usuarioId
  const { watch, setValue, getValues, formState } = form
  const dirty = useRef(false)
  useEffect(() => {
    dirty.current = formState.isDirty
  })
  const active = enabled && user !== undefined
  // Read once, when the form opens: later drafts are its own.
  const [restored] = useState(() => (active ? readDraft(user, address) : null))
  const [savedAt, setSavedAt] = useState(restored?.savedAt ?? null)

  useEffect(() => {
    for (const [name, value] of Object.entries(restored?.values ?? {})) {
      setValue(name as never, value as never, { shouldDirty: true })
    }
  }, [restored, setValue])

  useEffect(() => {
    if (!active) return
    let timer: number | undefined
    const watching = watch((_values, { type }) => {
      if (type !== 'change' && !dirty.current) return
      window.clearTimeout(timer)
      timer = window.setTimeout(() => setSavedAt(saveDraft(user, address, getValues())), REST_MS)
    })
    return () => {
      window.clearTimeout(timer)
      watching.unsubscribe()
    }
    // Not `formState`: it is new at every change, and the wait that a change began would end with it.
  }, [active, user, address, watch, getValues])

  const discard = useCallback(() => {
    if (user !== undefined) removeDraft(user, address)
    setSavedAt(null)
  }, [user, address])
  return { savedAt, discard }
}

const clock = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' })

/** "Rascunho salvo às 10:42". */
export function DraftNote({ savedAt }: { savedAt: number | null }) {
  return (
    <p role="status" className="text-xs text-muted-foreground">
      {savedAt !== null && `Rascunho salvo às ${clock.format(savedAt)}`}
    </p>
  )
}
