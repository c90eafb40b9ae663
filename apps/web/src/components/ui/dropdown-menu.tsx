import type { LucideIcon } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'

export const DropdownMenu = Radix.Root
export const DropdownMenuTrigger = Radix.Trigger

export function DropdownMenuContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        align="end"
        sideOffset={4}
        collisionPadding={8}
        {...props}
        className={cn('pop min-w-44', className)}
      />
    </Radix.Portal>
  )
}

const tones = { danger: 'dan', success: 'ok', warning: 'wa' }

interface DropdownMenuItemProps extends ComponentProps<typeof Radix.Item> {
  icon?: LucideIcon
  tone?: keyof typeof tones
}

/** An entry with an optional icon and colour. */
export function DropdownMenuItem({
  icon: Icon,
  tone,
  className,
  children,
  asChild,
  ...props
}: DropdownMenuItemProps) {
  const classes = cn('opt', tone && tones[tone], className)
  if (asChild) {
    return (
      <Radix.Item {...props} asChild className={classes}>
        {children}
      </Radix.Item>
    )
  }
  return (
    <Radix.Item {...props} className={classes}>
      {Icon && <Icon className="ic" aria-hidden />}
      {children}
    </Radix.Item>
  )
}

export function DropdownMenuSeparator() {
  return (
    <Radix.Separator asChild>
      <hr />
    </Radix.Separator>
  )
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label {...props} className={cn('px-2 py-1 text-xs text-muted-foreground', className)} />
}
