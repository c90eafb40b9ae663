import { cva, type VariantProps } from 'class-variance-authority'
import type { LucideIcon } from 'lucide-react'
import { Slot } from 'radix-ui'
import type { ComponentProps, MouseEvent } from 'react'
import { cn } from '@/lib/cn.ts'
import { Spinner } from './spinner.tsx'
import { useBusy } from './use-busy.ts'

/** A button's classes, for links and triggers that look like one. */
export const buttonVariants = cva(
  [
    'inline-flex cursor-pointer items-center justify-center gap-1.5 rounded-md border whitespace-nowrap no-underline transition-colors',
    'aria-busy:cursor-progress off:cursor-not-allowed off:border-border off:bg-muted off:text-muted-foreground',
    // At the end of a form, a dialog and a page's head a phone's buttons share the width.
    'max-sm:in-data-[slot=form-foot]:flex-1 max-sm:in-data-[slot=dialog-footer]:min-h-10 max-sm:in-data-[slot=page-actions]:flex-1',
  ],
  {
    variants: {
      variant: {
        default: 'border-transparent bg-primary font-semibold text-primary-foreground hover:bg-primary-hover',
        secondary: 'border-transparent bg-secondary font-[550] text-secondary-foreground hover:bg-accent',
        outline: 'border-border-strong bg-card font-[550] text-foreground hover:bg-accent',
        ghost: 'border-transparent bg-transparent font-[550] text-foreground hover:bg-accent',
        destructive:
          'border-transparent bg-destructive font-semibold text-destructive-foreground hover:bg-destructive/90',
        link: 'border-transparent font-[550] text-primary underline-offset-4 hover:underline',
      },
      size: {
        default: 'h-(--control-h) px-3 text-sm',
        sm: 'h-[26px] px-2 text-xs',
        lg: 'h-10 px-4 text-base',
        icon: 'hit size-(--control-h) text-sm',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
)

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonVariants> {
  icon?: LucideIcon
  /** The classes alone, on the one child: a link that looks like a button. */
  asChild?: boolean
  /** Shows the spinner for as long as the work lasts. */
  busy?: boolean
  /** Off for buttons that open something: they must answer the next click at once. */
  cooldown?: boolean
}

/** A button that spins and stays disabled for 1 s after a click. One `default` a view. */
export function Button({
  variant = 'default',
  size,
  icon: Icon,
  asChild = false,
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
  const classes = cn(buttonVariants({ variant, size }), className)
  if (asChild) {
    return (
      <Slot.Root data-slot="button" {...props} onClick={onClick} className={classes}>
        {children}
      </Slot.Root>
    )
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
      className={classes}
      onClick={click}
    >
      {working ? <Spinner /> : Icon && <Icon aria-hidden />}
      {children}
    </button>
  )
}
