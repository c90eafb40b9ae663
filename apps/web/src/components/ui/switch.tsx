import { Switch as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'

export function Switch({ className, ...props }: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root data-slot="switch" {...props} className={cn('switch', className)}>
      <Radix.Thumb data-slot="switch-thumb" className="switch-thumb" />
    </Radix.Root>
  )
}
