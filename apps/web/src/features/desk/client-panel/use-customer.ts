import { useQueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { AttendanceInTab } from '@/lib/attendance.ts'
import { trpc } from '@/lib/trpc.ts'

/** The attendance of this tab, below `PanelPage`. */
export const AttendanceContext = createContext<AttendanceInTab | null>(null)

/** Known at once: the server, which holds the door, is not asked for it first. */
export function useAttendance(): AttendanceInTab {
  const attendance = use(AttendanceContext)
  if (!attendance) throw new Error('outside of a panel page')
  return attendance
}

/** What every call of the panel names. */
export function useCustomer(): { sistema: string; cod_cliente: string } {
  const { sistema, cod_cliente } = useAttendance()
  return { sistema, cod_cliente }
}

/** Reads the panel's screens again, as after an action. */
export function usePanelRefresh(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries(trpc.clientPanel.pathFilter())
}
