/** A choice of a select; the value travels, the label is read. */
export interface Option {
  value: string | number
  label: string
  note?: string
  /** Of a provider: its square is before the label. */
  hue?: number
  /** Shown, and not to be chosen: `note` says why. */
  disabled?: boolean
}
