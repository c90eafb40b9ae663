import { formatDuration } from '@intranet/contract/formats'
import {
  incidentPriorityLabels,
  incidentStateLabels,
  type IncidentPriority,
  type IncidentState,
} from '@intranet/contract/operations/incident-options'
import { Badge } from '@/components/ui/badge.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'

const priorityTones = { baixa: 'secondary', media: 'info', alta: 'warning', critica: 'destructive' } as const

/** An open incident is red, as danger is; the word "Aberto" of anything else is not. */
export const IncidentStateMark = ({ state }: { state: IncidentState }) =>
  state === 'aberto' ? (
    <Badge variant="destructive" data-state-word>
      {incidentStateLabels[state]}
    </Badge>
  ) : (
    <StateBadge state={incidentStateLabels[state]} />
  )

export const IncidentPriorityMark = ({ priority }: { priority: IncidentPriority }) => (
  <Badge variant={priorityTones[priority]}>{incidentPriorityLabels[priority]}</Badge>
)

/** How long an incident took, or lasts by now; nothing before it begins. */
export function lasting({ inicio, duracao }: { inicio: string; duracao: number | null }): string {
  const minutes = duracao ?? Math.floor((Date.now() - Date.parse(inicio)) / 60_000)
  return minutes < 0 ? '–' : formatDuration(minutes)
}
