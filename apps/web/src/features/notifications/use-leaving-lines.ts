import { notification as text } from '@intranet/contract/messages/notifications'
import { type QueryFilters, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '@/lib/toast.ts'

/** Milliseconds in which a read line leaves (docs/screens.md#bells). */
const LEAVE_MS = 300

/** Marks lines of a bell read; `leaving` are those that are on their way out. They come back when it fails. */
export function useLeavingLines(changed: QueryFilters) {
  const queryClient = useQueryClient()
  const [leaving, setLeaving] = useState<ReadonlySet<number>>(new Set())

  async function leave(ids: number[], mark: () => Promise<unknown>): Promise<void> {
    setLeaving((before) => new Set([...before, ...ids]))
    const left = new Promise((done) => window.setTimeout(done, LEAVE_MS))
    try {
      await Promise.all([mark(), left])
      await queryClient.invalidateQueries(changed)
    } catch {
      toast.error(text.markReadFailed)
    }
    setLeaving((before) => new Set([...before].filter((id) => !ids.includes(id))))
  }

  return { leaving, leave: (ids: number[], mark: () => Promise<unknown>) => void leave(ids, mark) }
}
