import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import { inTab } from '@/lib/stored.ts'
import { trpc } from '@/lib/trpc.ts'

const RequiredDialog = lazyDialog(() => import('./required-dialog.tsx'))

const KEY = 'intranet:leitura-adiada'

/** Items put off stay quiet until the next visit: the tab's own memory ends with it. */
const putOff = () => (inTab.read(KEY) ?? '').split(',').filter(Boolean).map(Number)

/** At the next visit after a required publication: what waits to be read and confirmed. */
export default function RequiredReading() {
  const { data = [] } = useQuery({ ...trpc.news.pending.queryOptions(), meta: { quiet: true } })
  const reading = useLocation({ select: ({ pathname }) => /^\/news\/\d+$/.test(pathname) })
  const [later, setLater] = useState(putOff)
  const waiting = data.filter(({ id }) => !later.includes(id))
  const close = () => {
    const ids = data.map(({ id }) => id)
    inTab.write(KEY, ids.join(','))
    setLater(ids)
  }
  if (waiting.length === 0 || reading) return null
  return (
    <Suspense>
      <RequiredDialog waiting={waiting} onClose={close} />
    </Suspense>
  )
}
