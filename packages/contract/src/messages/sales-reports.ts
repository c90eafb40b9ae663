/** Texts of the no-coverage drill-down and of the sales reports. Those under "nosso" are our own. */

export const noCoverage = {
  open: 'Ver Leads',
  /** A missing marketing date: with a capital I, unlike every other missing value. */
} as const

export const salesReport = {
  // nosso
  periodTooLong: 'O período máximo é de 12 meses.',
  periodOrder: 'A data de fim deve ser maior ou igual à data de início.',
} as const
