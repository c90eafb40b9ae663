import { ScrollArea as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'

/** Scrolls what is larger than it, under bars that look the same in every browser. */
export function ScrollArea({ className, children, ...props }: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root data-slot="scroll-area" {...props} className={cn('relative', className)}>
      <Radix.Viewport
        data-slot="scroll-area-viewport"
        className="size-full rounded-[inherit] focus-visible:-outline-offset-2"
      >
        {children}
      </Radix.Viewport>
      <ScrollBar />
      <Radix.Corner />
    </Radix.Root>
  )
}

export function ScrollBar({
  orientation = 'vertical',
  className,
  ...props
}: ComponentProps<typeof Radix.ScrollAreaScrollbar>) {
  return (
    <Radix.ScrollAreaScrollbar
      data-slot="scroll-area-scrollbar"
      {...props}
      orientation={orientation}
      className={cn(
        'flex touch-none p-px select-none data-[orientation=horizontal]:h-2.5 data-[orientation=horizontal]:flex-col data-[orientation=vertical]:h-full data-[orientation=vertical]:w-2.5',
        className,
      )}
    >
      <Radix.ScrollAreaThumb
        data-slot="scroll-area-thumb"
        className="relative flex-1 rounded-full bg-border-strong"
      />
    </Radix.ScrollAreaScrollbar>
  )
}
