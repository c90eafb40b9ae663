import { Suspense } from 'react'
import { lazyPart, Nothing } from '@/components/ui/lazy-part.tsx'

const QueueNote = lazyPart(async () => ({ default: (await import('./queue-note.tsx')).QueueNote }), Nothing)

/** The note on the queue above a list, which need not wait for it. */
export function QueueLine() {
  return (
    <Suspense>
      <QueueNote />
    </Suspense>
  )
}
