import { Check, ChevronDown } from 'lucide-react'
import { Select as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'
import { inputVariants } from './input.tsx'
import { menuItemVariants, popoverClasses } from './menu-variants.ts'

export const Select = Radix.Root
export const SelectGroup = Radix.Group
export const SelectValue = Radix.Value

export function SelectTrigger({
  size = 'default',
  className,
  children,
  ...props
}: ComponentProps<typeof Radix.Trigger> & { size?: 'default' | 'sm' }) {
  return (
    <Radix.Trigger
      data-slot="select-trigger"
      data-size={size}
      {...props}
      className={cn(
        inputVariants(),
        'cursor-pointer justify-between data-placeholder:text-muted-foreground data-[size=sm]:h-(--control-h)',
        className,
      )}
    >
      {children}
      <Radix.Icon asChild>
        <ChevronDown className="text-muted-foreground" aria-hidden />
      </Radix.Icon>
    </Radix.Trigger>
  )
}

export function SelectContent({
  position = 'popper',
  className,
  children,
  ...props
}: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        data-slot="select-content"
        sideOffset={4}
        collisionPadding={8}
        {...props}
        position={position}
        className={cn(popoverClasses, 'min-w-(--radix-select-trigger-width)', className)}
      >
        <Radix.Viewport>{children}</Radix.Viewport>
      </Radix.Content>
    </Radix.Portal>
  )
}

export function SelectLabel({ className, ...props }: ComponentProps<typeof Radix.Label>) {
  return (
    <Radix.Label
      data-slot="select-label"
      {...props}
      className={cn('px-2 py-1 text-xs text-muted-foreground', className)}
    />
  )
}

export function SelectItem({ className, children, ...props }: ComponentProps<typeof Radix.Item>) {
  return (
    <Radix.Item
      data-slot="select-item"
      {...props}
      className={cn(menuItemVariants(), 'justify-between', className)}
    >
      <Radix.ItemText>{children}</Radix.ItemText>
      <Radix.ItemIndicator>
        <Check aria-hidden />
      </Radix.ItemIndicator>
    </Radix.Item>
  )
}

export function SelectSeparator({ className, ...props }: ComponentProps<typeof Radix.Separator>) {
  return (
    <Radix.Separator
      data-slot="select-separator"
      {...props}
      className={cn('-mx-1.5 my-1.5 h-px bg-border', className)}
    />
  )
}
