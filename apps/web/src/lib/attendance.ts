import { ATTENDANCE_HEADER } from '@intranet/contract/request-headers'
import { inTab } from './stored.ts'

/** The customer that this tab has in view: another tab may have another one. See docs/client-panel.md#the-door. */
const KEY = 'atendimento'

export interface AttendanceInTab {
  atendimento: string
  /** What the customer was answered. */
  protocolo: string
  sistema: string
  cod_cliente: string
}

export const attendanceInTab = () => inTab.readJson<AttendanceInTab>(KEY)

export function keepAttendance(attendance: AttendanceInTab | null): void {
  if (attendance) inTab.writeJson(KEY, attendance)
  else inTab.drop(KEY)
}

/** Sent with every call; only those of the panel look at it. */
export function attendanceHeader(): Record<string, string> {
  const attendance = attendanceInTab()
  return attendance ? { [ATTENDANCE_HEADER]: attendance.atendimento } : {}
}
