import { formatNumber } from '@intranet/contract/formats'

/** A chart's name, with how many of the rows it draws where it leaves some out. */
export const barsLabel = (name: string, drawn: number, total: number | null | undefined): string =>
  total && drawn < total ? `${name}, ${formatNumber(drawn)} de ${formatNumber(total)}` : name
