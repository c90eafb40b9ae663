import { Check } from 'lucide-react'
import { ageLabel } from '@intranet/contract/formats'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { cn } from '@/lib/cn.ts'
import { Broken } from './states.tsx'

/** A line of the bell's list. `removing` plays the 300 ms leave (000:151). */
export interface Notice {
  id: number
  text: string
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
        <div className="empty">
          <Broken tone="success" />
          <h3>{empty}</h3>
        </div>
      )}
      <ul>
        {notices.map((notice, index) => (
          <li
            key={notice.id}
            className={cn('notice', notice.removing && 'leaving')}
            style={{ animationDelay: `${index * 50}ms` }}
          >
            <div className="grow">
              {notice.text}
              <div className="text-xs text-muted-foreground">{ageLabel(notice.date, new Date())}</div>
            </div>
            <IconButton icon={Check} small label="Marcar como lida" onClick={() => onRead(notice.id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
