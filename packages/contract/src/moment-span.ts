/** From when to when, said once where both are of one day. */
import { formatDateTime } from './formats.ts'

/** "28/11/2026 - 14:00 às 17:00"; of two days "28/11/2026 - 14:00 até 29/11/2026 - 10:00". */
export function formatSpan(from: string, to: string | null): string {
  const begin = formatDateTime(from)
  if (to === null) return begin
  const [day, hour] = formatDateTime(to).split(' - ')
  return begin.startsWith(`${day} - `) ? `${begin} às ${hour}` : `${begin} até ${formatDateTime(to)}`
}
