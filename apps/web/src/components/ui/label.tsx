import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'
import { Required } from './field.tsx'

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

/** The name that shadcn's blocks have for it within a `Field`. */
export const FieldLabel = Label
