import { meaningOf, type StateMeaning, type StateWord } from '@intranet/contract/state-meanings'
import type { ReactNode } from 'react'
import { Badge, type BadgeVariant } from './badge.tsx'

export const toneOfMeaning: Record<StateMeaning, BadgeVariant> = {
  waiting: 'outline',
  going: 'info',
  well: 'success',
  attention: 'warning',
  lost: 'destructive',
  over: 'secondary',
}

interface StateBadgeProps {
  state: StateWord
  /** What is written when it says more than the word: "Admissão em 01/02/2027". */
  children?: ReactNode
}

/** A state, in the tone of its meaning: a word has the same on every screen. */
export function StateBadge({ state, children = state }: StateBadgeProps) {
  return (
    <Badge variant={toneOfMeaning[meaningOf(state)]} data-state-word>
      {children}
    </Badge>
  )
}
