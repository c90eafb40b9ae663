import type { StateWord } from '@intranet/contract/state-meanings'
import { StateBadge } from '@/components/ui/state-badge.tsx'

const words: Readonly<Record<string, StateWord>> = { ferias: 'Férias', afastado: 'Ausente' }

/** Says that somebody is away, never why. */
export function PresenceBadge({ state }: { state: string }) {
  const word = words[state]
  return word ? <StateBadge state={word} /> : null
}
