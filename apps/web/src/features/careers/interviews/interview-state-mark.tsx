import { interviewStateLabels, type InterviewState } from '@intranet/contract/careers/interview-options'
import { Badge } from '@/components/ui/badge.tsx'

const tones = {
  convidada: 'info',
  confirmada: 'success',
  outro_horario: 'warning',
  realizada: 'neutral',
  ausente: 'danger',
  cancelada: 'neutral',
} as const

export const InterviewStateMark = ({ state }: { state: InterviewState }) => (
  <Badge tone={tones[state]}>{interviewStateLabels[state]}</Badge>
)
