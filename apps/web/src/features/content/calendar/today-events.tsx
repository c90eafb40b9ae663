import { wallOf, wallText } from '@intranet/contract/content/calendar-time'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Thread } from '@/components/shell/thread.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { trpc } from '@/lib/trpc.ts'
import { useNow } from '@/lib/use-now.ts'

/** What is on my calendar today, one under the other; what is over is behind the node. */
export function TodayEvents({ today }: { today: string }) {
  const read = useQuery(
    trpc.calendar.between.queryOptions({
      inicio: today,
      fim: today,
      camadas: ['eventos', 'departamento', 'pessoal', 'reservas', 'entrevistas'],
    }),
  )
  const now = wallText(wallOf(useNow()))
  return (
    <Loaded reads={[read]} waiting={<Skeleton className="mt-3 h-10 w-full" />}>
      {(data) =>
        data.length === 0 ? (
          <p className="mt-3 text-sm text-muted-foreground">Nada marcado para hoje.</p>
        ) : (
          <div className="mt-3">
            <Thread
              tall
              items={data.map((entry) => ({
                key: entry.chave,
                href: '/calendar',
                label: (
                  <>
                    {!entry.dia_inteiro && <b>{entry.inicio.slice(11)} </b>}
                    {entry.titulo}
                  </>
                ),
                note: entry.local ?? entry.detalhe,
                state: entry.dia_inteiro
                  ? undefined
                  : entry.fim <= now
                    ? 'done'
                    : entry.inicio <= now
                      ? 'now'
                      : undefined,
              }))}
            />
          </div>
        )
      }
    </Loaded>
  )
}
