import { formatCount } from '@intranet/contract/formats'
import { Badge } from '@/components/ui/badge.tsx'

const wordsOf = (days: number) =>
  days < 0 ? 'Vencido' : days === 0 ? 'Vence hoje' : formatCount(days, 'dia', 'dias')

interface DueMarkProps {
  days: number | null
  /** From how many days on it is a warning. */
  warnAt?: number
  /** Whether a day further away is shown too. */
  always?: boolean
  words?: (days: number) => string
}

/** How far a last day is, in words: near and past days are seen first. Nothing without one. */
export function DueMark({ days, warnAt = 30, always = false, words = wordsOf }: DueMarkProps) {
  if (days === null) return null
  if (days <= warnAt) return <Badge variant={days < 0 ? 'destructive' : 'warning'}>{words(days)}</Badge>
  return always ? <span className="text-xs text-muted-foreground">{words(days)}</span> : null
}
