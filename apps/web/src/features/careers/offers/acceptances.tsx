import { signerLabels } from '@intranet/contract/careers/offer-options'
import { formatDateTime } from '@intranet/contract/formats'
import type { Outputs } from '@/lib/trpc.ts'

type Acceptance = Outputs['publicOffers']['view']['aceites'][number]

/** Who accepted, when, and the hash of it. */
export function Acceptances({ aceites }: { aceites: readonly Acceptance[] }) {
  if (!aceites.length) return null
  return (
    <ul className="grid gap-1 text-sm" aria-label="Aceites">
      {aceites.map(({ papel, nome, momento, hash }) => (
        <li key={papel}>
          <b className="font-semibold">{signerLabels[papel]}</b>: {nome}, em {formatDateTime(momento)}
          <span className="block text-xs break-all text-muted-foreground">SHA-256 {hash}</span>
        </li>
      ))}
    </ul>
  )
}
