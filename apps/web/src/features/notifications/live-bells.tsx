import type { BellKey } from '@intranet/contract/content/notification'
import { useEffect } from 'react'
import type { BellState } from '@/components/shell/bell.tsx'
import NoticePanel from './notice-panel.tsx'
import { useLiveNotifications } from './use-live-notifications.ts'

export type Bells = Record<BellKey, BellState>

/** Follows the notifications and tells the shell what its bells show. Draws nothing, so it may come late. */
export default function LiveBells({ onChange }: { onChange: (bells: Bells) => void }) {
  const { geral, incidentes } = useLiveNotifications()
  useEffect(() => {
    onChange({
      geral: { unread: geral.unread, lit: geral.lit, list: <NoticePanel lista="geral" /> },
      incidentes: {
        unread: incidentes.unread,
        lit: incidentes.lit,
        list: <NoticePanel lista="incidentes" />,
      },
    })
  }, [geral.unread, geral.lit, incidentes.unread, incidentes.lit, onChange])
  return null
}
