import { incident as text } from '@intranet/contract/messages/incidents'
import { useQuery } from '@tanstack/react-query'
import { Composer } from '@/components/form/composer.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { IncidentTimeline } from './incident-timeline.tsx'

/** Andamento: what was said so far, and a box for more. Who follows the incident is notified. */
export function IncidentProgress({ id }: { id: number }) {
  const read = useQuery(trpc.incidents.get.queryOptions({ id }))
  const add = useSave(trpc.incidents.addUpdate.mutationOptions(), {
    saved: text.updateAdded,
    changes: [trpc.incidents.get.queryFilter({ id })],
  })
  return (
    <section className="grid gap-3" aria-label="Andamento">
      <SectionLabel count={read.data?.andamentos.length}>Andamento</SectionLabel>
      <Loaded reads={[read]} waiting={<Skeleton className="h-24 w-full" />}>
        {(incident) => <IncidentTimeline incident={incident} />}
      </Loaded>
      <Composer
        keptAs={`incident-progress:${id}`}
        label="Novo andamento"
        action="Registrar andamento"
        onSend={(texto) => add.mutateAsync({ id, texto })}
      />
    </section>
  )
}
