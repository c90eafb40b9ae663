import { isRealDay } from '@intranet/contract/formats'
import type { ComponentProps } from 'react'
import { MaskedInput } from './masked-input.tsx'

/** Whether a text begins with a day of the calendar, as yyyy-mm-dd. */
export function beginsWithDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? []
  return year !== undefined && isRealDay(Number(year), Number(month), Number(day))
}

/** The day of a text that begins with one as programs write it: yyyy-mm-dd, with or without an hour. */
function isoDayIn(text: string): string | undefined {
  const day = text.trim()
  return beginsWithDay(day) && !/\d/.test(day[10] ?? '') ? day.slice(0, 10) : undefined
}

/** "12112026" is "2026-11-12"; what is not complete stays as typed, so that a check can refuse it. */
const toIso = (digits: string) =>
  digits.length === 8 ? `${digits.slice(4)}-${digits.slice(2, 4)}-${digits.slice(0, 2)}` : digits
const toDigits = (value: string) => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(value) ?? []
  return year ? `${day}${month}${year}` : value.replace(/\D/g, '')
}

interface DateInputProps extends Omit<ComponentProps<typeof MaskedInput>, 'mask' | 'value' | 'onValue'> {
  /** yyyy-mm-dd, or the digits of an unfinished day. */
  value: string
  onValue: (value: string) => void
}

/** A day as dd/mm/aaaa in any browser's language. */
export function DateInput({ value, onValue, ...props }: DateInputProps) {
  return (
    <MaskedInput
      {...props}
      mask="##/##/####"
      placeholder="dd/mm/aaaa"
      inputMode="numeric"
      autoComplete="off"
      onPaste={(event) => {
        const day = isoDayIn(event.clipboardData.getData('text'))
        if (!day) return
        event.preventDefault()
        onValue(day)
      }}
      value={toDigits(value)}
      onValue={(digits) => onValue(toIso(digits))}
    />
  )
}
