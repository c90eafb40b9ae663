import type { Outputs } from '@/lib/trpc.ts'
import { hiring as text } from '@intranet/contract/messages/hiring'
import { Clock } from 'lucide-react'
import { cn } from '@/lib/cn.ts'

type Waiting = Outputs['applicants']['get']['sem_retorno']

/** How long a candidate waits for an answer: from the second day on, and red once the stage's limit is over. */
export function WaitingMark({ waiting }: { waiting: Waiting }) {
  if (!waiting || (waiting.dias < 2 && !waiting.atrasado)) return null
  return (
    <span className={cn('inline-flex items-center gap-1', waiting.atrasado && 'font-semibold text-danger')}>
      <Clock className="size-3.5" aria-hidden />
      {text.noAnswerSince(waiting.dias)}
    </span>
  )
}
