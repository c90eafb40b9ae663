import { CircleCheck, TriangleAlert } from 'lucide-react'
import { cn } from '@/lib/cn.ts'

/** What a line of a file that marks it as wrong is painted with. */
export const wrongLine = '*:bg-danger-soft'

/** Whether a line of a file can be imported, or what is wrong with it. */
export function LineState({ error }: { error: string | null | undefined }) {
  const Icon = error ? TriangleAlert : CircleCheck
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1.5 align-middle',
        error ? 'text-danger' : 'text-muted-foreground',
      )}
    >
      <Icon className="shrink-0" aria-hidden /> {error ?? 'Pronta'}
    </span>
  )
}
