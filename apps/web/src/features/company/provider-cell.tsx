import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { trpc } from '@/lib/trpc.ts'
import { Marked } from '@/components/ui/marked.tsx'

interface HueMarkProps {
  hue: number
  children: ReactNode
}

/** A provider's square in its hue, and its name. */
export function HueMark({ hue, children }: HueMarkProps) {
  return (
    <Marked>
      <span
        className="size-2 shrink-0 rounded-[2px]"
        style={{ backgroundColor: `oklch(0.62 0.16 ${hue})` }}
        aria-hidden
      />
      {children}
    </Marked>
  )
}

/** A row's provider; a row of none belongs to the whole group. */
export function ProviderCell({ id, name }: { id: number | null; name: string | null }) {
  const { data } = useQuery({ ...trpc.providers.options.queryOptions({}), enabled: id !== null })
  if (id === null) return <span className="text-muted-foreground">Todo o grupo</span>
  const hue = data?.find((provider) => provider.id === id)?.matiz
  return hue === undefined ? name : <HueMark hue={hue}>{name}</HueMark>
}
