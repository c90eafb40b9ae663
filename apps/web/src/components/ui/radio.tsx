import { RadioGroup as Radix } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { cn } from '@/lib/cn.ts'

export function RadioGroup({ className, ...props }: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root data-slot="radio-group" {...props} className={cn('grid gap-2', className)} />
}

/** One choice as a framed row; the whole row may be clicked. */
export function RadioChoice({ value, children }: { value: string; children: ReactNode }) {
  const id = useId()
  return (
    <label htmlFor={id} className="choice">
      <Radix.Item data-slot="radio-group-item" id={id} value={value} className="radio" />
      <span className="grow">{children}</span>
    </label>
  )
}
