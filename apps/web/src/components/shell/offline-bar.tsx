import { refusal } from '@intranet/contract/messages/refusals'
import { useEffect } from 'react'
import { fetchOwn } from '@/lib/api.ts'
import { cn } from '@/lib/cn.ts'
import { useReadOnly } from '@/lib/read-only.ts'
import { useUnsent } from '@/lib/unsent/use-unsent.ts'
import { AddressLink } from './address-link.tsx'
import { useOnline } from './use-viewport.ts'

const ASK_AGAIN_MS = 3000

/** Whether nothing can be written; asks again until it can, also while nobody does anything. */
function useWatchedReadOnly(): boolean {
  const readOnly = useReadOnly()
  useEffect(() => {
    if (!readOnly) return
    const timer = window.setInterval(() => void fetchOwn('/readyz').catch(() => {}), ASK_AGAIN_MS)
    return () => window.clearInterval(timer)
  }, [readOnly])
  return readOnly
}

/** The bar under the header while the browser has no network, nothing can be written, or something waits to be sent. */
export function OfflineBar() {
  const online = useOnline()
  const readOnly = useWatchedReadOnly()
  const unsent = useUnsent()
  const refused = unsent.filter((entry) => entry.refused).length
  const tone = refused > 0 ? 'bg-danger-soft text-danger' : 'bg-warning-soft text-warning'
  return (
    <div role="status">
      {(!online || readOnly || unsent.length > 0) && (
        <p className={cn('px-5 py-1.5 text-center text-sm', tone)}>
          {!online && 'Sem conexão. O que você digitou continua aqui.'}
          {online && readOnly && refusal.readOnly}
          {unsent.length > 0 && (
            <AddressLink to="/por-enviar" className="ml-2 inline-block font-semibold text-current underline">
              {unsent.length} por enviar{refused > 0 && `, ${refused} com recusa`}
            </AddressLink>
          )}
        </p>
      )}
    </div>
  )
}
