/** What kinds of constants a superadmin may change. */
interface Integer {
  kind: 'integer'
  default: number
  min: number
  max: number
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

/** A whole number within bounds. */
export const integer = (fallback: number, min: number, max: number) =>
  ({ kind: 'integer', default: fallback, min, max }) as const
