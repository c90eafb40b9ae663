import type { ReactNode } from 'react'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx'

interface RecordTabsProps<T extends string> {
  label: string
  value: T
  tabs: readonly { value: T; label: string }[]
  onChange: (value: T) => void
  /** The part that is open. */
  children: ReactNode
}

/** The parts of a record, underlined; the open one is in the address. */
export function RecordTabs<T extends string>({ label, value, tabs, onChange, children }: RecordTabsProps<T>) {
  return (
    <Tabs
      value={value}
      onValueChange={(next) => {
        const chosen = tabs.find((one) => one.value === next)
        if (chosen) onChange(chosen.value)
      }}
    >
      <TabsList aria-label={label}>
        {tabs.map((one) => (
          <TabsTrigger key={one.value} value={one.value}>
            {one.label}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value={value}>{children}</TabsContent>
    </Tabs>
  )
}
