import { Switch as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'

export function Switch({ className, ...props }: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      data-slot="switch"
      {...props}
      className={cn(
        'hit h-[18px] w-[30px] shrink-0 rounded-full bg-input transition-colors disabled:cursor-not-allowed disabled:opacity-55 data-[state=checked]:bg-primary',
        className,
      )}
    >
      <Radix.Thumb
        data-slot="switch-thumb"
        className="absolute top-0.5 left-0.5 block size-3.5 rounded-full bg-card transition-[translate] duration-(--base) data-[state=checked]:translate-x-3"
      />
    </Radix.Root>
  )
}
