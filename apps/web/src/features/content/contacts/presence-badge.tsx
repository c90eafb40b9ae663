import { Badge } from '@/components/ui/badge.tsx'

const words: Record<string, string> = { ferias: 'Férias', afastado: 'Ausente' }

/** Says that somebody is away, never why. */
export function PresenceBadge({ state }: { state: string }) {
  const word = words[state]
  return word ? <Badge variant="warning">{word}</Badge> : null
}
