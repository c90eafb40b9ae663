import { ageLabel } from '@intranet/contract/formats'
import { notification as text } from '@intranet/contract/messages'
import { useQuery } from '@tanstack/react-query'
import { Bell, Check } from 'lucide-react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { useRouteExists } from '@/components/shell/use-route-exists.ts'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { useReadNotices } from '@/features/notifications/use-read-notices.ts'
import { cn } from '@/lib/cn.ts'
import { trpc } from '@/lib/trpc.ts'
import { useWaitingOnboardings, WaitingOnboarding } from './waiting-onboarding.tsx'

const SHOWN = 8

/** The unread notices, as the bell has them. */
export function WaitingNotices({ unread }: { unread: number }) {
  const exists = useRouteExists()
  const { data = [] } = useQuery(trpc.notifications.list.queryOptions({ lista: 'geral', limit: SHOWN }))
  const { leaving, read, readAll } = useReadNotices('geral')
  const courses = useWaitingOnboardings()
  const total = Math.max(data.length, data.length < SHOWN ? 0 : unread) + courses.length
  return (
    <>
      <SectionLabel count={total || undefined}>Precisa de você</SectionLabel>
      {total === 0 ? (
        <div className="panel">
          <EmptyState title={text.empty} text="O que esperar por você aparece aqui." />
        </div>
      ) : (
        <>
          <ul className="panel">
            {courses.map((row) => (
              <WaitingOnboarding key={`onboarding-${row.id}`} row={row} />
            ))}
            {data.map(({ id_mensagem, data: { msg, rota }, remetente, created_at }) => (
              <li key={id_mensagem} className={cn('line', leaving.has(id_mensagem) && 'leaving')}>
                <Bell className="ic text-primary" aria-hidden />
                <div className="min-w-0 flex-1">
                  {rota && exists(rota) ? (
                    <AddressLink
                      to={rota}
                      className="text-sm font-semibold text-foreground"
                      onClick={() => read(id_mensagem)}
                    >
                      {msg}
                    </AddressLink>
                  ) : (
                    <span className="text-sm font-semibold">{msg || text.unknownType}</span>
                  )}
                  <div className="text-xs text-muted-foreground">
                    {[remetente?.nome, ageLabel(created_at, new Date())].filter(Boolean).join(' · ')}
                  </div>
                </div>
                <IconButton icon={Check} small label="Marcar como lida" onClick={() => read(id_mensagem)} />
              </li>
            ))}
          </ul>
          {data.length > 0 && (
            <p className="mt-1.5 text-right text-xs">
              <button
                type="button"
                className="text-primary hover:underline"
                onClick={() => readAll(data.map(({ id_mensagem }) => id_mensagem))}
              >
                Marcar todas como lidas
              </button>
            </p>
          )}
        </>
      )}
    </>
  )
}
