/** The customer that this tab has in view: another tab may have another one. See docs/client-panel.md#the-door. */
const KEY = 'atendimento'

export interface AttendanceInTab {
  atendimento: string
  /** What the customer was answered. */
  protocolo: string
  sistema: string
  cod_cliente: string
}

export function attendanceInTab(): AttendanceInTab | null {
  try {
    const kept = sessionStorage.getItem(KEY)
    return kept ? (JSON.parse(kept) as AttendanceInTab) : null
  } catch {
    return null
  }
}

export function keepAttendance(attendance: AttendanceInTab | null): void {
  if (attendance) sessionStorage.setItem(KEY, JSON.stringify(attendance))
  else sessionStorage.removeItem(KEY)
}

/** Sent with every call; only those of the panel look at it. */
export function attendanceHeader(): Record<string, string> {
  const attendance = attendanceInTab()
  return attendance ? { 'x-atendimento': attendance.atendimento } : {}
}
