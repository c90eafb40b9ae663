import { Separator as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'

/** A line between two blocks; readers skip it unless `decorative` is false. */
export function Separator({
  orientation = 'horizontal',
  decorative = true,
  className,
  ...props
}: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      data-slot="separator"
      {...props}
      orientation={orientation}
      decorative={decorative}
      className={cn(
        'shrink-0 bg-border data-[orientation=horizontal]:h-px data-[orientation=horizontal]:w-full data-[orientation=vertical]:h-full data-[orientation=vertical]:w-px',
        className,
      )}
    />
  )
}
