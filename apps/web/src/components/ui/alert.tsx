import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'

const alertVariants = cva('alert', {
  variants: {
    variant: {
      info: 'bg-info-soft text-info',
      success: 'bg-success-soft text-success',
      warning: 'bg-warning-soft text-warning',
      destructive: 'bg-danger-soft text-danger',
    },
  },
  defaultVariants: { variant: 'info' },
})

/** A sentence that matters now, on its own ground. It says its own `role`: `status` or `alert`. */
export function Alert({
  variant,
  className,
  ...props
}: ComponentProps<'div'> & VariantProps<typeof alertVariants>) {
  return <div data-slot="alert" {...props} className={cn(alertVariants({ variant }), className)} />
}
