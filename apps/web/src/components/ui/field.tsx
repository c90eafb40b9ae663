import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'
import { Label } from './label.tsx'
import { Separator } from './separator.tsx'

export const FieldLabel = Label

interface FieldProps extends ComponentProps<'div'> {
  /** Beside its label instead of below it: a checkbox, or buttons. */
  orientation?: 'vertical' | 'horizontal'
}

/** A label, its control, and the hint or error below. */
export function Field({ orientation = 'vertical', className, ...props }: FieldProps) {
  return (
    <div
      data-slot="field"
      data-orientation={orientation}
      {...props}
      className={cn(
        'flex min-w-0',
        orientation === 'vertical' ? 'flex-col gap-[5px]' : 'items-center gap-2',
        className,
      )}
    />
  )
}

/** Fields of one subject under their `FieldLegend`. */
export function FieldSet({ className, ...props }: ComponentProps<'fieldset'>) {
  return <fieldset data-slot="field-set" {...props} className={cn('flex flex-col gap-4', className)} />
}

export function FieldLegend({ className, ...props }: ComponentProps<'legend'>) {
  return (
    <legend data-slot="field-legend" {...props} className={cn('mb-1 text-base font-semibold', className)} />
  )
}

export function FieldSeparator(props: ComponentProps<typeof Separator>) {
  return <Separator data-slot="field-separator" {...props} />
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
