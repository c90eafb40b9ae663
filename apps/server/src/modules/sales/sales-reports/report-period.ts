/** The days a sales report is about: what was asked for, or the current month; never more than twelve months. */
import { salesReport } from '@intranet/contract/messages/sales-reports'
import type { ReportPeriod } from '@intranet/contract/sales/report-words'
import { currentMonth, daysLater, firstOfMonth, lastOfMonth, monthsLater } from '@intranet/contract/today'
import { refusals } from '../../../platform/errors.ts'

interface Asked {
  data_ini?: string
  data_end?: string
}

/** The first day of the month that is `months` after the one of `day`, before it when negative. */
const monthStart = (day: string, months: number) => monthsLater(firstOfMonth(day), months)

/** The last day of that many whole months from `day`: from the 10th it is a 9th, from a 1st the last of a month. */
const lastDayOf = (day: string, months: number) =>
  day === firstOfMonth(day)
    ? daysLater(monthsLater(day, months), -1)
    : monthsLater(daysLater(day, -1), months)

function assertAtMostTwelveMonths({ data_ini, data_end }: ReportPeriod): void {
  if (data_end > lastDayOf(data_ini, 12)) throw refusals.invalid({ data_end: salesReport.periodTooLong })
}

/** One end alone is completed to a month; too long or turned round is refused. */
export function reportPeriod({ data_ini, data_end }: Asked): ReportPeriod {
  const month = currentMonth(new Date())
  const from = data_ini ?? (data_end ? firstOfMonth(data_end) : month.de)
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
