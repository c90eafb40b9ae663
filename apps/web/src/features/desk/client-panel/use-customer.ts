import { useQueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { trpc, type Outputs } from '@/lib/trpc.ts'

export type Attendance = NonNullable<Outputs['clientPanel']['current']>

/** The customer in view, below `PanelPage`. */
export const CustomerContext = createContext<Attendance | null>(null)

export function useAttendance(): Attendance {
  const attendance = use(CustomerContext)
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
