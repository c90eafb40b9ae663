import { can } from '@intranet/contract/access'
import { useEffect } from 'react'
import { renewPlaces } from '@/features/operations/field-reports/kept-places.ts'
import { useSession } from '@/lib/session.ts'

/** Keeps the places of a report ready for when there is no network. */
export function useRenewedPlaces(): void {
  const session = useSession()
  const person = can(session ?? null, 'incidentes', 'employee') ? session?.usuarioId : undefined
  useEffect(() => {
    // Without a network the next start reads them.
    if (person !== undefined) void renewPlaces(person).catch(() => undefined)
  }, [person])
}
