import { Command as Cmdk } from 'cmdk'
import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'
import { inputVariants } from './input.tsx'
import { menuItemVariants } from './menu-variants.ts'

/** A list one types into: arrows move, Enter takes. */
export function Command(props: ComponentProps<typeof Cmdk>) {
  return <Cmdk data-slot="command" {...props} />
}

/** Takes the focus as it appears: who opens a list types at once. */
export function CommandInput({ className, ...props }: ComponentProps<typeof Cmdk.Input>) {
  return (
    <label className={cn(inputVariants(), 'mb-1', className)}>
      <Search className="size-3.5" aria-hidden />
      <Cmdk.Input data-slot="command-input" autoFocus {...props} />
    </label>
  )
}

export function CommandList({ className, ...props }: ComponentProps<typeof Cmdk.List>) {
  return (
    <Cmdk.List
      data-slot="command-list"
      {...props}
      className={cn('max-h-72 overflow-auto fade-end [--fade:var(--popover)]', className)}
    />
  )
}

export function CommandEmpty(props: ComponentProps<typeof Cmdk.Empty>) {
  return (
    <Cmdk.Empty
      data-slot="command-empty"
      {...props}
      className="px-2 py-4 text-center text-muted-foreground"
    />
  )
}

export function CommandGroup({ className, ...props }: ComponentProps<typeof Cmdk.Group>) {
  return (
    <Cmdk.Group
      data-slot="command-group"
      {...props}
      className={cn(
        '[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:py-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-muted-foreground',
        className,
      )}
    />
  )
}

export function CommandItem({ className, ...props }: ComponentProps<typeof Cmdk.Item>) {
  return <Cmdk.Item data-slot="command-item" {...props} className={cn(menuItemVariants(), className)} />
}
