import type { VariantProps } from 'class-variance-authority'
import { Check, ChevronRight, type LucideIcon } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'
import { menuItemVariants, phoneSheetClasses, popoverClasses } from './menu-variants.ts'

export const DropdownMenu = Radix.Root
export const DropdownMenuTrigger = Radix.Trigger
export const DropdownMenuPortal = Radix.Portal
export const DropdownMenuGroup = Radix.Group
export const DropdownMenuRadioGroup = Radix.RadioGroup
export const DropdownMenuSub = Radix.Sub

export function DropdownMenuContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        data-slot="dropdown-menu-content"
        data-phone-sheet
        align="end"
        sideOffset={4}
        collisionPadding={8}
        {...props}
        className={cn(popoverClasses, phoneSheetClasses, 'min-w-44', className)}
      />
    </Radix.Portal>
  )
}

interface DropdownMenuItemProps
  extends ComponentProps<typeof Radix.Item>, VariantProps<typeof menuItemVariants> {
  icon?: LucideIcon
  /** As far in as entries with an icon. */
  inset?: boolean
}

/** An entry with an optional icon and colour. */
export function DropdownMenuItem({
  icon: Icon,
  variant,
  inset,
  className,
  children,
  asChild,
  ...props
}: DropdownMenuItemProps) {
  const classes = cn(menuItemVariants({ variant }), inset && 'pl-8', className)
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

export function DropdownMenuCheckboxItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Radix.CheckboxItem>) {
  return (
    <Radix.CheckboxItem
      data-slot="dropdown-menu-checkbox-item"
      {...props}
      className={cn(menuItemVariants(), 'relative pl-8', className)}
    >
      <Radix.ItemIndicator className="absolute left-2">
        <Check aria-hidden />
      </Radix.ItemIndicator>
      {children}
    </Radix.CheckboxItem>
  )
}

export function DropdownMenuRadioItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem
      data-slot="dropdown-menu-radio-item"
      {...props}
      className={cn(menuItemVariants(), 'relative pl-8', className)}
    >
      <Radix.ItemIndicator className="absolute left-2">
        <Check aria-hidden />
      </Radix.ItemIndicator>
      {children}
    </Radix.RadioItem>
  )
}

export function DropdownMenuSubTrigger({
  inset,
  className,
  children,
  ...props
}: ComponentProps<typeof Radix.SubTrigger> & { inset?: boolean }) {
  return (
    <Radix.SubTrigger
      data-slot="dropdown-menu-sub-trigger"
      {...props}
      className={cn(menuItemVariants(), 'data-[state=open]:bg-accent', inset && 'pl-8', className)}
    >
      {children}
      <ChevronRight className="ml-auto" aria-hidden />
    </Radix.SubTrigger>
  )
}

export function DropdownMenuSubContent({ className, ...props }: ComponentProps<typeof Radix.SubContent>) {
  return (
    <Radix.SubContent
      data-slot="dropdown-menu-sub-content"
      collisionPadding={8}
      {...props}
      className={cn(popoverClasses, 'min-w-32', className)}
    />
  )
}

/** The keys that do the same. */
export function DropdownMenuShortcut({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="dropdown-menu-shortcut"
      {...props}
      className={cn('ml-auto pl-4 text-xs text-muted-foreground', className)}
    />
  )
}

export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof Radix.Separator>) {
  return (
    <Radix.Separator data-slot="dropdown-menu-separator" {...props} asChild>
      <hr className={cn('-mx-1.5 my-1.5 border-border', className)} />
    </Radix.Separator>
  )
}

export function DropdownMenuLabel({
  inset,
  className,
  ...props
}: ComponentProps<typeof Radix.Label> & { inset?: boolean }) {
  return (
    <Radix.Label
      data-slot="dropdown-menu-label"
      {...props}
      className={cn('px-2 py-1 text-xs text-muted-foreground', inset && 'pl-8', className)}
    />
  )
}
