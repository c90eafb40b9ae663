import { notification as text } from '@intranet/contract/messages/notifications'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '@/components/shell/loaded.tsx'
import { NoticeList } from '@/components/shell/notice-list.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { useLeavingLines } from './use-leaving-lines.ts'

type Line = Outputs['incidents']['pending'][number]

const quiet = { meta: { quiet: true } }

/** The open list of incidents. A click opens the incident and marks its lines read. */
export default function IncidentPanel() {
  const lines = useQuery(trpc.incidents.pending.queryOptions())
  const some = useSave(trpc.incidents.markRead.mutationOptions({ ...quiet }))
  const all = useSave(trpc.incidents.markAllRead.mutationOptions({ ...quiet }))
  const { leaving, leave } = useLeavingLines(trpc.incidents.pathFilter())
  // Earlier lines of the same incident are read with it.
  const read = (data: Line[], id: number) => {
    const line = data.find((one) => one.id === id)
    if (!line) return
    const { id_incidente } = line
    const ids = data.filter((one) => one.id_incidente === id_incidente && one.id <= id).map((one) => one.id)
    leave(ids, () => some.mutateAsync({ objects: [{ id_incidente, ate: id }] }))
  }
  return (
    <Loaded reads={[lines]} waiting={<Skeleton className="m-3.5 h-20" />}>
      {(data) => {
        const ids = data.map(({ id }) => id)
        return (
          <NoticeList
            title="Incidentes"
            empty={text.emptyIncidents}
            notices={data.map(({ id, id_incidente, texto, created_at }) => ({
              id,
              text: texto,
              to: `/incidents/list?ver=${id_incidente}`,
              date: created_at,
              removing: leaving.has(id),
            }))}
            onRead={(id) => read(data, id)}
            onReadAll={() => leave(ids, () => all.mutateAsync({ ate: Math.max(...ids) }))}
          />
        )
      }}
    </Loaded>
  )
}
