import { keySituations, type KeySituation } from '@intranet/contract/access/access-key-words'
import { Badge } from '@/components/ui/badge.tsx'

const tones = {
  ativa: 'success',
  revogada: 'destructive',
  vencida: 'secondary',
  suspensa: 'warning',
} as const

/** Whether a key works: a suspended one waits for its owner's account. */
export const KeySituationBadge = ({ situation }: { situation: KeySituation }) => (
  <Badge variant={tones[situation]}>{keySituations[situation]}</Badge>
)
