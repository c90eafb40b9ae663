import type { BellKey } from '@intranet/contract/content/notification'
import { notification as text } from '@intranet/contract/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '@/lib/toast.ts'
import { trpc } from '@/lib/trpc.ts'

/** Milliseconds in which a read notice leaves (docs/screens.md#bells). */
const LEAVE_MS = 300

/** Marks notices read, one or all; `leaving` are those that are on their way out. */
export function useReadNotices(lista: BellKey) {
  const queryClient = useQueryClient()
  const [leaving, setLeaving] = useState<ReadonlySet<number>>(new Set())
  const quiet = { meta: { quiet: true } }
  const one = useMutation({ ...trpc.notifications.markRead.mutationOptions(), ...quiet })
  const all = useMutation({ ...trpc.notifications.markAllRead.mutationOptions(), ...quiet })

  async function leave(ids: number[], mark: () => Promise<unknown>): Promise<void> {
    setLeaving((before) => new Set([...before, ...ids]))
    const left = new Promise((done) => window.setTimeout(done, LEAVE_MS))
    try {
      await Promise.all([mark(), left])
      await queryClient.invalidateQueries(trpc.notifications.pathFilter())
    } catch {
      toast.error(text.markReadFailed)
    }
    setLeaving((before) => new Set([...before].filter((id) => !ids.includes(id))))
  }

  return {
    leaving,
    read: (id: number) => void leave([id], () => one.mutateAsync({ objects: [{ id_mensagem: id }] })),
    /** Those that arrived meanwhile stay: `ids` are what the person saw. */
    readAll: (ids: number[]) => void leave(ids, () => all.mutateAsync({ lista, ate: Math.max(...ids) })),
  }
}
