import type { BellKey } from '@intranet/contract/content/notification'
import { notification as text } from '@intranet/contract/messages'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '@/components/shell/loaded.tsx'
import { NoticeList } from '@/components/shell/notice-list.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { trpc } from '@/lib/trpc.ts'
import { useReadNotices } from './use-read-notices.ts'

const titles = { geral: 'Notificações', incidentes: 'Incidentes' }
const empties = { geral: text.empty, incidentes: text.emptyIncidents }

/** The open list of a bell. A click leads where the notice tells and marks it read. */
export default function NoticePanel({ lista }: { lista: BellKey }) {
  const notices = useQuery(trpc.notifications.list.queryOptions({ lista }))
  const { leaving, read, readAll } = useReadNotices(lista)
  return (
    <Loaded reads={[notices]} waiting={<Skeleton className="m-3.5 h-20" />}>
      {(data) => {
        return (
          <NoticeList
            title={titles[lista]}
            empty={empties[lista]}
            notices={data.map(({ id_mensagem, data: { msg, rota }, remetente, created_at }) => ({
              id: id_mensagem,
              text: msg || text.unknownType,
              note: remetente?.nome ?? undefined,
              to: rota,
              date: created_at,
              removing: leaving.has(id_mensagem),
            }))}
            onRead={read}
            onReadAll={() => readAll(data.map(({ id_mensagem }) => id_mensagem))}
          />
        )
      }}
    </Loaded>
  )
}
