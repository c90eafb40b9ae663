import { cn } from '@/lib/cn.ts'
import { useUnsent } from '@/lib/unsent/use-unsent.ts'
import { AddressLink } from './address-link.tsx'
import { useOnline } from './use-viewport.ts'

/** The bar under the header while the browser has no network, or something waits to be sent. */
export function OfflineBar() {
  const online = useOnline()
  const unsent = useUnsent()
  const refused = unsent.filter((entry) => entry.refused).length
  const tone = refused > 0 ? 'bg-danger-soft text-danger' : 'bg-warning-soft text-warning'
  return (
    <div role="status">
      {(!online || unsent.length > 0) && (
        <p className={cn('px-5 py-1.5 text-center text-sm', tone)}>
          {!online && 'Sem conexão. O que você digitou continua aqui.'}
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
