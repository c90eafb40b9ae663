import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '@/lib/session.ts'
import { kindOf } from '@/lib/unsent/unsent-kinds.ts'
import { flushUnsent, forgetLoosePhotos, onSettled } from '@/lib/unsent/unsent-queue.ts'
import { unsentEntries } from '@/lib/unsent/unsent-state.ts'

/** A network that is there and leads nowhere raises no event when it does. */
const AGAIN_MS = 10_000

/** Sends what waits of who is signed in: at the start, when the network comes back, and again and again. */
export default function UnsentWatch() {
  const person = useSession()?.usuarioId
  const queryClient = useQueryClient()
  useEffect(() => {
    if (person === undefined) return
    let sending = false
    const flush = async () => {
      if (sending) return
      sending = true
      await flushUnsent(person).catch(() => {})
      sending = false
    }
    const again = () => {
      if (navigator.onLine && unsentEntries.get().some(({ refused }) => !refused)) void flush()
    }
    const seen = () => document.visibilityState === 'visible' && again()
    void flush()
    void forgetLoosePhotos().catch(() => {})
    window.addEventListener('online', again)
    document.addEventListener('visibilitychange', seen)
    const timer = setInterval(again, AGAIN_MS)
    return () => {
      window.removeEventListener('online', again)
      document.removeEventListener('visibilitychange', seen)
      clearInterval(timer)
    }
  }, [person])
  useEffect(
    () =>
      onSettled(({ entries, refused }) => {
        const [first] = entries
        if (first && !refused) void queryClient.invalidateQueries({ queryKey: [[kindOf(first.kind).router]] })
      }),
    [queryClient],
  )
  return null
}
