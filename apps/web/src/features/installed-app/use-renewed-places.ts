import { can } from '@intranet/contract/access'
import { useEffect } from 'react'
import { renewPlaces } from '@/features/operations/field-reports/kept-places.ts'
import { useSession } from '@/lib/session.ts'

/** Hundreds of cities: the rows that a person came for come first. */
const LATER_MS = 10_000

/** Keeps the places of a report ready for when there is no network. */
export function useRenewedPlaces(): void {
  const session = useSession()
  const person = can(session ?? null, 'incidentes', 'employee') ? session?.usuarioId : undefined
  useEffect(() => {
    if (person === undefined) return
    // Without a network the next start reads them.
    const timer = setTimeout(() => void renewPlaces(person).catch(() => undefined), LATER_MS)
    return () => clearTimeout(timer)
  }, [person])
}
