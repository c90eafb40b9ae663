import { formatDateTime } from '@intranet/contract/formats'
import { todayInBrazil } from '@intranet/contract/today'

/** "25/11, 11:45", where there is room for little; of another year with the year. */
export function shortMoment(at: string): string {
  const [day = '', hour = ''] = formatDateTime(at).split(' - ')
  return `${day.endsWith(todayInBrazil().slice(0, 4)) ? day.slice(0, 5) : day}, ${hour}`
}

/** "29/11, 01:45–05:45"; of two days both. */
export function shortSpan(from: string, to: string): string {
  const [begin, end] = [shortMoment(from), shortMoment(to)]
  return begin.slice(0, -5) === end.slice(0, -5) ? `${begin}–${end.slice(-5)}` : `${begin} a ${end}`
}
