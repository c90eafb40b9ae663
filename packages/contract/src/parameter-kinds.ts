/** What kinds of constants a superadmin may change. */
/** What a number counts, as its field shows it. */
export type Unit =
  | 'segundos'
  | 'minutos'
  | 'horas'
  | 'dias'
  | 'meses'
  | 'por segundo'
  | 'por minuto'
  | 'por hora'
  | 'por dia'
  | 'em 30 dias'
  | 'h'
  | 'km'
  | 'clientes'
  | 'R$'
  | 'milésimos de R$'
  | '%'
  | 'centésimos de %'

interface Integer {
  kind: 'integer'
  default: number
  min: number
  max: number
  unit?: Unit
}
interface Text {
  kind: 'text'
  default: string
  min: number
  max: number
  /** `address` accepts only http or https. */
  format?: 'address'
}
interface Flag {
  kind: 'boolean'
  default: boolean
}
/** A constant with its words. */
export type Parameter = { label: string; description: string } & (Integer | Text | Flag)

/** An http or https address, or nothing. */
export const address = (fallback: string) =>
  ({ kind: 'text', default: fallback, min: 0, max: 300, format: 'address' }) as const

/** A whole number within bounds, of a unit where it has one. */
export const integer = (fallback: number, min: number, max: number, unit?: Unit) =>
  ({ kind: 'integer', default: fallback, min, max, unit }) as const
