import { Popover as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'
import { popoverClasses } from './menu-variants.ts'

export const Popover = Radix.Root
export const PopoverTrigger = Radix.Trigger
export const PopoverAnchor = Radix.Anchor
export const PopoverClose = Radix.Close

export function PopoverContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        data-slot="popover-content"
        sideOffset={4}
        collisionPadding={8}
        {...props}
        className={cn(popoverClasses, className)}
      />
    </Radix.Portal>
  )
}
