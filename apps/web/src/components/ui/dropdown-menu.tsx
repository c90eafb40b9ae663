import { cva, type VariantProps } from 'class-variance-authority'
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
        data-slot="dropdown-menu-content"
        align="end"
        sideOffset={4}
        collisionPadding={8}
        {...props}
        className={cn('popover min-w-44', className)}
      />
    </Radix.Portal>
  )
}

const itemVariants = cva('menu-item', {
  variants: {
    tone: {
      danger: 'menu-item-tone-danger',
      success: 'menu-item-tone-success',
      warning: 'menu-item-tone-warning',
    },
  },
})

interface DropdownMenuItemProps extends ComponentProps<typeof Radix.Item>, VariantProps<typeof itemVariants> {
  icon?: LucideIcon
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
  const classes = cn(itemVariants({ tone }), className)
  if (asChild) {
    return (
      <Radix.Item data-slot="dropdown-menu-item" {...props} asChild className={classes}>
        {children}
      </Radix.Item>
    )
  }
  return (
    <Radix.Item data-slot="dropdown-menu-item" {...props} className={classes}>
      {Icon && <Icon aria-hidden />}
      {children}
    </Radix.Item>
  )
}

export function DropdownMenuSeparator() {
  return (
    <Radix.Separator data-slot="dropdown-menu-separator" asChild>
      <hr className="-mx-1.5 my-1.5 border-border" />
    </Radix.Separator>
  )
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof Radix.Label>) {
  return (
    <Radix.Label
      data-slot="dropdown-menu-label"
      {...props}
      className={cn('px-2 py-1 text-xs text-muted-foreground', className)}
    />
  )
}
