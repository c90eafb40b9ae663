/** Closed lists and limits of reports from the field. See docs/operations.md#reports-from-the-field. */

export const fieldReportStateLabels = {
  aberto: 'Aberto',
  em_incidente: 'Em incidente',
  respondido: 'Respondido',
} as const
export type FieldReportState = keyof typeof fieldReportStateLabels

/** So many people of one place within so many minutes propose an incident. */
export const PROPOSING_PEOPLE = 5
export const PROPOSING_MINUTES = 30
/** Two positions that are not further apart are one place. */
export const NEAR_METRES = 1000
/** Days after which nobody can see any more where the device was. */
export const POSITION_DAYS = 90
export const MOST_PHOTOS = 5
