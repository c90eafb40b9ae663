/** Cities and districts that "Reportar" offers without a network (docs/unsent.md#places). */
import type { ReportPlaces } from '@intranet/contract/operations/field-report-schemas'
import { DAY_MS } from '@intranet/contract/durations'
import { useMemo } from 'react'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { onDevice } from '@/lib/stored.ts'
import { sharedValue } from '@/lib/shared-value.ts'

/** Signing out removes it with the rest of the storage. */
const KEY = 'intranet:lugares'

interface Kept {
  /** Of whom: another person works elsewhere. */
  pessoa: number
  lidos_em: number
  lugares: ReportPlaces
}

function read(person: number): Kept | undefined {
  const kept = onDevice.readJson<Kept>(KEY)
  return kept?.pessoa === person ? kept : undefined
}

/** What this device knows; nothing where it never had a network with this person. */
export const keptPlaces = (person: number | undefined): ReportPlaces =>
  (person === undefined ? undefined : read(person)?.lugares) ?? []

/** How often they were read while the tab is open: a form that opened before follows. */
const renewals = sharedValue(0)

/** The same of who is signed in, as a form offers them. */
export function useKeptPlaces(): ReportPlaces {
  const person = useSession()?.usuarioId
  const renewed = renewals.use()
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => keptPlaces(person), [person, renewed])
}

/** Reads them once a day, while there is a network. */
export async function renewPlaces(person: number): Promise<void> {
  const kept = read(person)
  if (kept && Date.now() - kept.lidos_em < DAY_MS) return
  const lugares = await api.fieldReports.places.query()
  // Where it is not kept a report without a network needs the position.
  onDevice.writeJson(KEY, { pessoa: person, lidos_em: Date.now(), lugares } satisfies Kept)
  renewals.set(renewals.get() + 1)
}
