import { formatCount, formatDuration } from '@intranet/contract/formats'

/** "5 conteúdos, 25 min". */
export const sizeOfTrail = (contents: number, minutes: number) =>
  `${formatCount(contents, 'conteúdo', 'conteúdos')}, ${formatDuration(minutes)}`
