import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Thread } from '@/components/shell/thread.tsx'
import { trpc } from '@/lib/trpc.ts'
import { windowWords } from './incident-strip.tsx'

/** Planned work that concerns the person, on the home's agenda; nothing when there is none. */
export function TodayMaintenance() {
  const { data } = useQuery({ ...trpc.incidents.strip.queryOptions(), meta: { quiet: true } })
  const [now] = useState(() => Date.now())
  if (!data?.programados.length) return null
  return (
    <div className="mt-3">
      <SectionLabel>Manutenções programadas</SectionLabel>
      <Thread
        tall
        items={data.programados.map((one) => ({
          key: String(one.id),
          href: `/incidents/list?ver=${one.id}`,
          label: one.titulo,
          note: windowWords(one),
          state: Date.parse(one.inicio) <= now ? 'now' : undefined,
        }))}
      />
    </div>
  )
}
