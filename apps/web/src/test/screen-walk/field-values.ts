/** Values that suit a field by its name. */
import { fireEvent } from '@testing-library/react'
import { nameOf } from './drawn-screen.ts'

type Typed = HTMLInputElement | HTMLTextAreaElement

/** By the words at the field, the first that fits. */
const VALUES: [names: RegExp, value: string][] = [
  [/\b(fim|até|devolução|retorno|término)\b.*dd\/mm\/aaaa/i, '27/11/2026'],
  [/nascimento/i, '10/05/1990'],
  [/dd\/mm$/i, '25/11'],
  [/promocional/i, '10,00'],
  [/dd\/mm\/aaaa - |data e hora/i, '25/11/2026 - 14:30'],
  [/dd\/mm\/aaaa/i, '25/11/2026'],
  [/hh:mm|^hor/i, '14:30'],
  [/e-?mail/i, 'delta@intranet.example'],
  [/senha/i, 'Delta#2026'],
  [/cpf/i, '529.982.247-25'],
  [/cnpj/i, '11.222.333/0001-81'],
  [/cep\b/i, '87050-000'],
  [/telefone|whatsapp|celular/i, '44999112233'],
  [/https?:|\burl\b|site|endereço do|link/i, 'https://intranet.example/delta'],
  [/placa/i, 'ABC1D23'],
  [/0,00|valor|preço/i, '12,34'],
  [
    /\b(quantidade|número|km|dias|horas|minutos|meses|peso|ordem|máximo|mínimo|ano|prazo|limite|idade)\b/i,
    '7',
  ],
]

const isTyped = (element: Element): element is Typed =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && /^(text|email|password|search|tel|url|number)$/.test(element.type))

/** What is tried where the last value was refused. */
const OTHERS = ['7', '01234567897']

function valueOf(element: Typed, refusals: number): string {
  const said = `${nameOf(element)} ${element.placeholder}`
  const fits = VALUES.find(([names]) => names.test(said))?.[1]
  const numeric = element.type === 'number' || /numeric|decimal/.test(element.inputMode)
  const values = [fits, ...(numeric ? ['7'] : ['Delta delta delta']), ...OTHERS].filter(
    (one) => one !== undefined,
  )
  return values[refusals % values.length]!
}

/** Another choice of a list, or another value. */
export function changeField(element: Element, refusals = 0): void {
  if (element instanceof HTMLSelectElement) {
    const options = [...element.options].filter(({ value, disabled }) => value !== '' && !disabled)
    const at = options.findIndex(({ value }) => value === element.value)
    const next = options[(at + 1) % options.length]
    if (next) fireEvent.change(element, { target: { value: next.value } })
  } else if (element instanceof HTMLInputElement && element.type === 'color')
    fireEvent.change(element, { target: { value: '#0e6672' } })
  else if (isTyped(element)) fireEvent.change(element, { target: { value: valueOf(element, refusals) } })
}
