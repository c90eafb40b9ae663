import { Check } from 'lucide-react'
import { ageLabel } from '@intranet/contract/formats'
import type { LinkAddress } from '@/lib/address.ts'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { AddressLink } from './address-link.tsx'
import { Broken } from './states.tsx'
import { useRouteExists } from './use-screen-opens.ts'
import { Empty, EmptyTitle } from '@/components/ui/empty.tsx'

/** A line of the bell's list. `removing` plays its 300 ms exit (docs/screens.md#bells). */
export interface Notice {
  id: number
  text: string
  /** Who sent it. */
  note?: string
  /** Where a click leads. */
  to?: LinkAddress
  date: string
  removing?: boolean
}

interface NoticeListProps {
  title: string
  notices: Notice[]
  /** "Nenhuma notificação" or "Nenhum Incidente". */
  empty: string
  onRead: (id: number) => void
  onReadAll: () => void
}

/** The unread notices: one tick each, or all at once; they enter 50 ms apart. */
export function NoticeList({ title, notices, empty, onRead, onReadAll }: NoticeListProps) {
  const exists = useRouteExists()
  return (
    <section aria-label={title}>
      <header className="flex items-center border-b border-border px-3.5 py-2.5">
        <h2 className="font-semibold">{title}</h2>
        {notices.length > 0 && (
          <button type="button" className="ml-auto text-xs text-primary hover:underline" onClick={onReadAll}>
            Marcar todas como lidas
          </button>
        )}
      </header>
      {notices.length === 0 && (
        <Empty>
          <Broken tone="success" />
          <EmptyTitle>{empty}</EmptyTitle>
        </Empty>
      )}
      <ul className="max-h-[min(420px,70vh)] overflow-y-auto">
        {notices.map((notice, index) => (
          <li
            key={notice.id}
            className="flex animate-appear gap-2 border-b border-border py-2.5 pr-2 pl-3.5 text-sm transition-[opacity,translate] duration-(--slow) [animation-fill-mode:backwards] last:border-b-0 data-leaving:translate-x-2 data-leaving:opacity-0"
            data-leaving={notice.removing || undefined}
            style={{ animationDelay: `${index * 50}ms` }}
          >
            <div className="relative min-w-0 flex-1 break-words">
              {notice.to && exists(notice.to) ? (
                <AddressLink
                  to={notice.to}
                  className="text-foreground after:absolute after:inset-0"
                  onClick={() => onRead(notice.id)}
                >
                  {notice.text}
                </AddressLink>
              ) : (
                notice.text
              )}
              <div className="flex gap-2 text-xs text-muted-foreground">
                {notice.note && <span className="truncate">{notice.note}</span>}
                <time className="ml-auto shrink-0" dateTime={notice.date}>
                  {ageLabel(notice.date, new Date())}
                </time>
              </div>
            </div>
            <IconButton icon={Check} size="sm" label="Marcar como lida" onClick={() => onRead(notice.id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
