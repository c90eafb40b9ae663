import { formatCount } from '@intranet/contract/formats'

/** "25 min", "1 h", "2 h 15 min". */
export function readingTime(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

/** "5 conteúdos, 25 min". */
export const sizeOfTrail = (contents: number, minutes: number) =>
  `${formatCount(contents, 'conteúdo', 'conteúdos')}, ${readingTime(minutes)}`
