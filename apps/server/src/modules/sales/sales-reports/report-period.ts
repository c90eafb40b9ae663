/** The days a sales report is about: what was asked for, or the current month; never more than twelve months. */
import { salesReport } from '@intranet/contract/messages/sales-reports'
import type { ReportPeriod } from '@intranet/contract/sales/report-words'
import { currentMonth } from '@intranet/contract/sales/lead-words'
import { refusals } from '../../../platform/errors.ts'

interface Asked {
  data_ini?: string
  data_end?: string
}

const monthsOn = (day: string, months: number) => {
  const [year, month, date] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year!, month! + months, 0)).getUTCDate()
  return new Date(Date.UTC(year!, month! - 1 + months, Math.min(date!, last))).toISOString().slice(0, 10)
}

/** One end alone is completed to a month; too long or turned round is refused. */
export function reportPeriod({ data_ini, data_end }: Asked, now = new Date()): ReportPeriod {
  const month = currentMonth(now)
  const from = data_ini ?? (data_end ? `${data_end.slice(0, 7)}-01` : month.de)
  const to = data_end ?? (data_ini ? monthsOn(data_ini, 1) : month.ate)
  if (to < from) throw refusals.invalid({ data_end: salesReport.periodOrder })
  if (to > monthsOn(from, 12)) throw refusals.invalid({ data_end: salesReport.periodTooLong })
  return { data_ini: from, data_end: to }
}

const lastOfMonth = (day: string) => {
  const [year, month] = day.split('-').map(Number)
  return new Date(Date.UTC(year!, month!, 0)).toISOString().slice(0, 10)
}

/** Whole months, the last twelve ones when nothing is asked for. */
export function historyPeriod({ data_ini, data_end }: Asked, now = new Date()): ReportPeriod {
  const month = currentMonth(now)
  const none = !data_ini && !data_end
  const asked = none ? { data_ini: monthsOn(month.de, -11), data_end: month.ate } : { data_ini, data_end }
  const ends = reportPeriod(asked, now)
  return { data_ini: `${ends.data_ini.slice(0, 7)}-01`, data_end: lastOfMonth(ends.data_end) }
}
