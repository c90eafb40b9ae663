import {
  activationStateLabels,
  problemStateLabels,
  priorityLabels,
  qualificationStateLabels,
  saleStateLabels,
} from '@intranet/contract/desk/backoffice-options'
import { refundStateLabels } from '@intranet/contract/desk/refund-options'
import { DueMoment } from '@/components/records/due-moment.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { useNow } from '@/lib/use-now.ts'

const words = {
  ...saleStateLabels,
  ...activationStateLabels,
  ...problemStateLabels,
  ...qualificationStateLabels,
  ...refundStateLabels,
}
export type DeskState = keyof typeof words

/** The state of anything of the desk, in its words. */
export function DeskMark({ state }: { state: DeskState }) {
  return <StateBadge state={words[state]} />
}

const priorityTones = { baixa: 'secondary', media: 'info', alta: 'warning', critica: 'destructive' } as const
export function PriorityMark({ priority }: { priority: keyof typeof priorityTones }) {
  return <Badge variant={priorityTones[priority]}>{priorityLabels[priority]}</Badge>
}

/** Until when something of the desk has to be done; what is closed is never late. */
export function DueCell({ due, open }: { due: string; open: boolean }) {
  const now = useNow()
  const late = open && new Date(due).getTime() < now
  return <DueMoment at={due} late={late} />
}
