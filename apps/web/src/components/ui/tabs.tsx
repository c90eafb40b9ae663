import { Tabs as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'

export const Tabs = Radix.Root
export const TabsTrigger = Radix.Trigger

export function TabsList({ className, ...props }: ComponentProps<typeof Radix.List>) {
  return <Radix.List data-slot="tabs-list" {...props} className={cn('tabs', className)} />
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content data-slot="tabs-content" {...props} className={cn('pt-5', className)} />
}
