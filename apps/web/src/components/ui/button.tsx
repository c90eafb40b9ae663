import { cva, type VariantProps } from 'class-variance-authority'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { cn } from '@/lib/cn.ts'
import { Spinner } from './spinner.tsx'
import { useBusy } from './use-busy.ts'

/** A button's classes, for links and triggers that look like one. */
export const buttonVariants = cva('button', {
  variants: {
    variant: {
      default: 'button-primary',
      outline: 'button-outline',
      destructive: 'button-destructive',
      ghost: 'button-ghost',
      link: 'button-link',
    },
    size: { default: 'button-md', sm: 'button-sm', lg: 'button-lg' },
    /** In capitals: "NOVO ONBOARDING". */
    caps: { true: 'button-caps', false: '' },
  },
  defaultVariants: { variant: 'default', size: 'default' },
})

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonVariants> {
  icon?: LucideIcon
  /** Shows the spinner for as long as the work lasts. */
  busy?: boolean
  /** Off for buttons that open something: they must answer the next click at once. */
  cooldown?: boolean
}

/** A button that spins and stays disabled for 1 s after a click. One `default` a view. */
export function Button({
  variant = 'default',
  size,
  caps,
  icon: Icon,
  busy = false,
  cooldown = variant === 'default' || variant === 'destructive',
  disabled,
  className,
  children,
  onClick,
  type = 'button',
  ...props
}: ButtonProps) {
  const [resting, rest] = useBusy()
  const working = busy || resting
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (working) return event.preventDefault()
    if (cooldown) rest()
    onClick?.(event)
  }
  // aria-disabled, not disabled: the focus stays, and a submit in the same tick is not swallowed.
  return (
    <button
      data-slot="button"
      {...props}
      type={type}
      disabled={disabled}
      aria-disabled={working || undefined}
      aria-busy={working || undefined}
      className={cn(buttonVariants({ variant, size, caps }), className)}
      onClick={click}
    >
      {working ? <Spinner /> : Icon && <Icon aria-hidden />}
      {children}
    </button>
  )
}
