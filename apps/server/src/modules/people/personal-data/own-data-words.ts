/** Values of the file as a person reads them. */
import { formatDate, formatDateTime } from '@intranet/contract/formats'
import { readFieldLabels } from '@intranet/contract/people/personal-data-options'

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** One value in words; lists are joined, objects told as `campo: valor`. */
export function inWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  if (Array.isArray(value))
    return value.map((one) => readFieldLabels[one as string] ?? inWords(one)).join(', ')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, one]) => `${key}: ${inWords(one)}`)
      .join('; ')
  const text = String(value)
  if (MOMENT.test(text)) return formatDateTime(text)
  return DAY.test(text) ? formatDate(text) : text
}
