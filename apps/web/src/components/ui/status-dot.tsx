import { form } from '@intranet/contract/messages'
import { cn } from '@/lib/cn.ts'

interface StatusDotProps {
  active: boolean
  /** Ativo and Inativo unless the screen says otherwise. */
  labels?: [on: string, off: string]
}

/** Green or red marker, and the word: colour never speaks alone. */
export function StatusDot({ active, labels = [form.active, form.inactive] }: StatusDotProps) {
  return (
    <span data-state-word className="inline-flex items-center gap-[7px]">
      <span
        className={cn('size-2 shrink-0 rounded-full', active ? 'bg-on-success' : 'bg-on-danger')}
        aria-hidden
      />
      {active ? labels[0] : labels[1]}
    </span>
  )
}
