import { daysBetween } from '@intranet/contract/today'

interface DayCount {
  dia: string
  leads: number
  efetivadas: number
}

const MOST_DAYS = 62

/** Days as points of a line; more than two months of them as months, or the line would be a smear. */
export function chartDays(days: DayCount[], period: { from: string; to: string }) {
  if (daysBetween(period.from, period.to) < MOST_DAYS) {
    const rows = days.map(({ dia, leads, efetivadas }) => ({ Dia: dia, leads, efetivadas }))
    return { label: 'Por dia', category: 'Dia', rows, period } as const
  }
  const months = Map.groupBy(days, ({ dia }) => dia.slice(0, 7))
  const sum = (of: DayCount[], key: 'leads' | 'efetivadas') => of.reduce((all, day) => all + day[key], 0)
  const rows = [...months].map(([month, of]) => ({
    Mês: month,
    leads: sum(of, 'leads'),
    efetivadas: sum(of, 'efetivadas'),
  }))
  return { label: 'Por mês', category: 'Mês', rows, period } as const
}
