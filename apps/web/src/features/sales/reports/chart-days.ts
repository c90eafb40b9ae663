import { formatDate } from '@intranet/contract/formats'
import { shortMonth } from '@/features/people/hr-reports/period.ts'

interface DayCount {
  dia: string
  leads: number
  efetivadas: number
}

const MOST_DAYS = 62

/** Days as points of a line; more than two months of them as months, or the line would be a smear. */
export function chartDays(days: DayCount[]) {
  if (days.length <= MOST_DAYS) {
    const rows = days.map(({ dia, leads, efetivadas }) => ({
      Dia: formatDate(dia).slice(0, 5),
      leads,
      efetivadas,
    }))
    return { label: 'Por dia', rows }
  }
  const months = Map.groupBy(days, ({ dia }) => dia.slice(0, 7))
  const sum = (of: DayCount[], key: 'leads' | 'efetivadas') => of.reduce((all, day) => all + day[key], 0)
  const rows = [...months].map(([month, of]) => ({
    Dia: shortMonth(month),
    leads: sum(of, 'leads'),
    efetivadas: sum(of, 'efetivadas'),
  }))
  return { label: 'Por mês', rows }
}
