import { useLocation } from '@tanstack/react-router'
import { useEffect, type RefObject } from 'react'
import { uncheckedAddress } from '@/lib/address.ts'
import { noteRecord } from '@/lib/recent-records.ts'
import { useSession } from '@/lib/session.ts'

/** Keeps the record on screen among those that the search box offers again, with its state as it is shown in `state`. */
export function useNotedRecord(name: string, note: string | undefined, state: RefObject<HTMLElement | null>) {
  const user = useSession()?.usuarioId
  const to = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  useEffect(() => {
    if (user === undefined) return
    const words = [...(state.current?.children ?? [])].map(({ textContent }) => textContent.trim())
    noteRecord(user, { to: uncheckedAddress(to), name, note: [note, ...words].filter(Boolean).join(' · ') })
  })
}
