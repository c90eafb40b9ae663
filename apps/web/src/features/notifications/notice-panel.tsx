import { notification as text } from '@intranet/contract/messages/notifications'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '@/components/shell/loaded.tsx'
import { NoticeList } from '@/components/shell/notice-list.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { uncheckedAddress } from '@/lib/address.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { useLeavingLines } from './use-leaving-lines.ts'

const quiet = { meta: { quiet: true } }

/** The open list of notifications. A click leads where the notice points and marks it read. */
export default function NoticePanel() {
  const notices = useQuery(trpc.notifications.list.queryOptions())
  const one = useSave(trpc.notifications.markRead.mutationOptions({ ...quiet }))
  const all = useSave(trpc.notifications.markAllRead.mutationOptions({ ...quiet }))
  const { leaving, leave } = useLeavingLines(trpc.notifications.pathFilter())
  return (
    <Loaded reads={[notices]} waiting={<Skeleton className="m-3.5 h-20" />}>
      {(data) => {
        const ids = data.map(({ id_mensagem }) => id_mensagem)
        return (
          <NoticeList
            title="Notificações"
            empty={text.empty}
            notices={data.map(({ id_mensagem, data: { msg, rota }, remetente, created_at }) => ({
              id: id_mensagem,
              text: msg || text.unknownType,
              note: remetente?.nome ?? undefined,
              to: rota ? uncheckedAddress(rota) : undefined,
              date: created_at,
              removing: leaving.has(id_mensagem),
            }))}
            onRead={(id) => leave([id], () => one.mutateAsync({ objects: [{ id_mensagem: id }] }))}
            // Those that arrived meanwhile stay.
            onReadAll={() => leave(ids, () => all.mutateAsync({ ate: Math.max(...ids) }))}
          />
        )
      }}
    </Loaded>
  )
}
