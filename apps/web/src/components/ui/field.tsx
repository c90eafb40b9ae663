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

/** A label, its control, and the hint or error below. */
export function Field({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="field" {...props} className={cn('flex min-w-0 flex-col gap-[5px]', className)} />
}

/** Fields below each other. */
export function FieldGroup({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="field-group" {...props} className={cn('flex flex-col gap-4', className)} />
}

/** The title of a group of controls; that of one control is `FieldLabel`. */
export function FieldTitle({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span data-slot="field-title" {...props} className={cn('text-sm leading-[18px] font-[550]', className)} />
  )
}

export function FieldDescription({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="field-description"
      {...props}
      className={cn('text-xs text-muted-foreground', className)}
    />
  )
}

/** What is wrong with the field; it says its own `role`. */
export function FieldError({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="field-error"
      {...props}
      className={cn('flex items-center gap-1 text-xs text-danger', className)}
    />
  )
}
