import { interviewStateLabels, type InterviewState } from '@intranet/contract/careers/interview-options'
import { StateBadge } from '@/components/ui/state-badge.tsx'

export const InterviewStateMark = ({ state }: { state: InterviewState }) => (
  <StateBadge state={interviewStateLabels[state]} />
)
