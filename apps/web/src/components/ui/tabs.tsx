import { Tabs as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn.ts'
import { tabClasses, tabsListClasses } from './tabs-classes.ts'
import { useOpenInSight } from './use-open-in-sight.ts'

export const Tabs = Radix.Root

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger data-slot="tabs-trigger" {...props} className={cn(tabClasses, className)} />
}

export function TabsList({ className, ...props }: ComponentProps<typeof Radix.List>) {
  const row = useOpenInSight<HTMLDivElement>()
  return <Radix.List ref={row} data-slot="tabs-list" {...props} className={cn(tabsListClasses, className)} />
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content data-slot="tabs-content" {...props} className={cn('pt-5', className)} />
}
