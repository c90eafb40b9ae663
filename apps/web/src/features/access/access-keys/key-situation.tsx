import { keySituations, type KeySituation } from '@intranet/contract/access/access-key-words'
import { StateBadge } from '@/components/ui/state-badge.tsx'

/** Whether a key works: a suspended one waits for its owner's account. */
export const KeySituationBadge = ({ situation }: { situation: KeySituation }) => (
  <StateBadge state={keySituations[situation]} />
)
