import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'

/** The red asterisk after the label of what has to be filled in. */
export function Required() {
  return (
    <span data-slot="field-required" className="ml-[0.15em] text-danger" aria-hidden>
      *
    </span>
  )
}

/** A field's label; `required` adds the red asterisk. */
export function Label({
  required,
  className,
  children,
  ...props
}: ComponentProps<'label'> & { required?: boolean }) {
  return (
    <label data-slot="label" {...props} className={cn('text-sm leading-[18px] font-[550]', className)}>
      {children}
      {required && <Required />}
    </label>
  )
}
