import { useQuery } from '@tanstack/react-query'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Thread } from '@/components/shell/thread.tsx'
import { shortMoment, shortSpan } from '@/lib/short-moment.ts'
import { trpc } from '@/lib/trpc.ts'
import { useNow } from '@/lib/use-now.ts'

/** Planned work that concerns the person, on the home's agenda; nothing when there is none. */
export function TodayMaintenance() {
  const { data } = useQuery({ ...trpc.incidents.strip.queryOptions(), meta: { quiet: true } })
  const now = useNow()
  if (!data?.programados.length) return null
  return (
    <>
      <SectionLabel>Manutenções programadas</SectionLabel>
      <Thread
        tall
        items={data.programados.map((one) => ({
          key: String(one.id),
          href: `/incidents/list?ver=${one.id}`,
          label: one.titulo,
          note: one.previsao ? shortSpan(one.inicio, one.previsao) : `desde ${shortMoment(one.inicio)}`,
          state: Date.parse(one.inicio) <= now ? 'now' : undefined,
        }))}
      />
    </>
  )
}
