import { formatMoney, formatPercent } from '@intranet/contract/formats'

/** Reais without their sign, which is in the head of the column. */
export const bareMoney = (value: string | number | null) =>
  value === null ? '–' : formatMoney(value).replace(/R\$\s/, '')

/** A percent without its sign, which is in the head of the column. */
export const barePercent = (value: number | null) =>
  value === null ? '–' : formatPercent(value).replace(/\s%$/, '')
