import { useEffect } from 'react'
import type { BellState } from '@/components/shell/bell.tsx'
import type { BellKey } from './bell-key.ts'
import IncidentPanel from './incident-panel.tsx'
import NoticePanel from './notice-panel.tsx'
import { useLiveNotifications } from './use-live-notifications.ts'

export type Bells = Record<BellKey, BellState>

/** Follows the notifications and says to the shell what its bells show. Draws nothing, so it may come late. */
export default function LiveBells({ onChange }: { onChange: (bells: Bells) => void }) {
  const { geral, incidentes } = useLiveNotifications()
  useEffect(() => {
    onChange({
      geral: { unread: geral.unread, lit: geral.lit, list: <NoticePanel /> },
      incidentes: {
        unread: incidentes.unread,
        lit: incidentes.lit,
        list: <IncidentPanel />,
      },
    })
  }, [geral.unread, geral.lit, incidentes.unread, incidentes.lit, onChange])
  return null
}
