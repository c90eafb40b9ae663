/** The days a sales report is about: what was asked for, or the current month; never more than twelve months. */
import { salesReport } from '@intranet/contract/messages/sales-reports'
import type { ReportPeriod } from '@intranet/contract/sales/report-words'
import { currentMonth } from '@intranet/contract/today'
import { refusals } from '../../../platform/errors.ts'

interface Asked {
  data_ini?: string
  data_end?: string
}

const isoDay = (...[year, month, day]: [number, number, number]) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
const partsOf = (day: string) => day.split('-').map(Number) as [number, number, number]

/** The first day of the month that is `months` after the one of `day`, before it when negative. */
const monthStart = (day: string, months: number) => {
  const [year, month] = partsOf(day)
  return isoDay(year, month + months, 1)
}

const lastOfMonth = (day: string) => {
  const [year, month] = partsOf(day)
  return isoDay(year, month + 1, 0)
}

/** The last day of that many whole months from `day`: from the 10th it is a 9th. */
const lastDayOf = (day: string, months: number) => {
  const [year, month, date] = partsOf(day)
  const [, , last] = partsOf(lastOfMonth(monthStart(day, months)))
  return isoDay(year, month + months, Math.min(date - 1, last))
}

function assertAtMostTwelveMonths({ data_ini, data_end }: ReportPeriod): void {
  if (data_end > lastDayOf(data_ini, 12)) throw refusals.invalid({ data_end: salesReport.periodTooLong })
}

/** One end alone is completed to a month; too long or turned round is refused. */
export function reportPeriod({ data_ini, data_end }: Asked): ReportPeriod {
  const month = currentMonth(new Date())
  const from = data_ini ?? (data_end ? `${data_end.slice(0, 7)}-01` : month.de)
  const to = data_end ?? (data_ini ? lastDayOf(data_ini, 1) : month.ate)
  if (to < from) throw refusals.invalid({ data_end: salesReport.periodOrder })
  const period = { data_ini: from, data_end: to }
  assertAtMostTwelveMonths(period)
  return period
}

/** Whole months, twelve of them at most; the last twelve ones when nothing is asked for. */
export function historyPeriod({ data_ini, data_end }: Asked): ReportPeriod {
  const month = currentMonth(new Date())
  const none = !data_ini && !data_end
  const asked = none ? { data_ini: monthStart(month.de, -11), data_end: month.ate } : { data_ini, data_end }
  const ends = reportPeriod(asked)
  const months = { data_ini: monthStart(ends.data_ini, 0), data_end: lastOfMonth(ends.data_end) }
  assertAtMostTwelveMonths(months)
  return months
}
