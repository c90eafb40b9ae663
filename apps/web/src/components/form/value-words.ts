import { withoutTags } from '@/lib/without-tags.ts'
import { formatCount, formatDate, formatDateTime, yesNo } from '@intranet/contract/formats'

const MOST_CHARACTERS = 160
const NOTHING = '–'
const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

export const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Whether two values of a field say the same; all that is blank does. */
export const isSame = (one: unknown, other: unknown): boolean =>
  (isBlank(one) && isBlank(other)) || JSON.stringify(one) === JSON.stringify(other)

function textWords(text: string): string {
  if (DAY.test(text)) return formatDate(text)
  if (MOMENT.test(text)) return formatDateTime(text)
  const plain = withoutTags(text)
  return plain.length > MOST_CHARACTERS ? `${plain.slice(0, MOST_CHARACTERS)}…` : plain
}

/** What a field that says nothing better shows of a value. */
export function valueWords(value: unknown): string {
  if (isBlank(value)) return NOTHING
  if (typeof value === 'boolean') return yesNo(value)
  if (typeof value === 'string') return textWords(value)
  if (!Array.isArray(value)) return typeof value === 'object' ? 'Preenchido' : String(value)
  if (value.every((one) => typeof one === 'string')) return value.join(', ')
  return formatCount(value.length, 'item', 'itens')
}

/** The words of a choice, by its options; a value that is not among them shows as it is. */
export const choiceWords =
  (options: readonly { value: string | number | boolean; label: string }[]) =>
  (value: unknown): string => {
    const label = (one: unknown) => options.find((option) => option.value === one)?.label
    if (Array.isArray(value) && value.length > 0)
      return value.map((one) => label(one) ?? valueWords(one)).join(', ')
    return label(value) ?? valueWords(value)
  }

/** An uploaded file or image: its value is an id or bytes, which tell a person nothing. */
export const fileWords = (value: unknown): string => (isBlank(value) ? NOTHING : 'Arquivo enviado')
export const imageWords = (value: unknown): string => (isBlank(value) ? NOTHING : 'Imagem enviada')
