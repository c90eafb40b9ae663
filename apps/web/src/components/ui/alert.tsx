import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'

const alertVariants = cva(
  'flex items-start gap-2.5 rounded-md px-3 py-[9px] text-sm [&_[data-slot=button]]:-my-0.5 [&>svg]:mt-0.5',
  {
    variants: {
      variant: {
        default: 'bg-info-soft text-info',
        success: 'bg-success-soft text-success',
        warning: 'bg-warning-soft text-warning',
        destructive: 'bg-danger-soft text-danger',
      },
    },
    defaultVariants: { variant: 'default' },
  },
)

/** A sentence that matters now, on its own ground. It says its own `role`: `status` or `alert`. */
export function Alert({
  variant,
  className,
  ...props
}: ComponentProps<'div'> & VariantProps<typeof alertVariants>) {
  return <div data-slot="alert" {...props} className={cn(alertVariants({ variant }), className)} />
}
