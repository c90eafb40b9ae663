import { interviewStateLabels, type InterviewState } from '@intranet/contract/careers/interview-options'
import { Badge } from '@/components/ui/badge.tsx'

const tones = {
  convidada: 'info',
  confirmada: 'success',
  outro_horario: 'warning',
  realizada: 'secondary',
  ausente: 'destructive',
  cancelada: 'secondary',
} as const

export const InterviewStateMark = ({ state }: { state: InterviewState }) => (
  <Badge variant={tones[state]}>{interviewStateLabels[state]}</Badge>
)
