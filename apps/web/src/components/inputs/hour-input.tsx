import type { ComponentProps } from 'react'
import { MaskedInput } from './masked-input.tsx'

export const isHour = (text: string) => /^([01]\d|2[0-3]):[0-5]\d/.test(text)

interface HourInputProps extends Omit<ComponentProps<typeof MaskedInput>, 'mask' | 'value' | 'onValue'> {
  /** `HH:mm`, or the digits typed of it so far. */
  value: string
  onValue: (value: string) => void
}

/** An hour as it is typed in Brazil, of 24 hours whatever the browser's language. */
export function HourInput({ value, onValue, ...props }: HourInputProps) {
  return (
    <MaskedInput
      placeholder="hh:mm"
      inputMode="numeric"
      autoComplete="off"
      {...props}
      mask="##:##"
      value={value.slice(0, 5).replace(':', '')}
      onValue={(digits) => onValue(digits.length === 4 ? `${digits.slice(0, 2)}:${digits.slice(2)}` : digits)}
    />
  )
}
