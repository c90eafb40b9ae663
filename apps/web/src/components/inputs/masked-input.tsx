import { Mask, type MaskOptions } from 'maska'
import { type ComponentProps, useLayoutEffect, useMemo, useRef } from 'react'
import { Input } from '@/components/ui/input.tsx'

const tokens: NonNullable<MaskOptions['tokens']> = {
  X: { pattern: /[0-9a-zA-Z]/, transform: (character) => character.toUpperCase() },
}

interface MaskedInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** `#` is a digit, `X` a digit or capital letter; a function chooses by the bare characters. */
  mask: string | ((bare: string) => string)
  /** What typed or pasted characters mean, before the mask; `before` is what was there, `typed` has their marks. */
  read?: (bare: string, before: string, typed?: string) => string
  /** The bare characters, as they travel. */
  value: string
  onValue: (bare: string, masked: string) => void
}

const bareOf = (text: string) => text.replace(/[^0-9a-zA-Z]/g, '')
const meant = (text: string) => bareOf(text).length

type MaskRule = MaskedInputProps['mask']

const maskerOf = (mask: MaskRule) =>
  new Mask({ mask: typeof mask === 'string' ? mask : (text) => mask(bareOf(text)), tokens })

/** Bare characters as the mask shows them. */
export const maskedText = (mask: MaskRule, bare: string): string => maskerOf(mask).masked(bare)

/** Shows the mask, keeps the digits; the caret stays where one types. */
export function MaskedInput({ mask, read, value, onValue, ref, ...props }: MaskedInputProps) {
  const masker = useMemo(() => maskerOf(mask), [mask])
  const input = useRef<HTMLInputElement | null>(null)
  const caret = useRef<number | null>(null)
  const shown = masker.masked(value)
  useLayoutEffect(() => {
    if (caret.current === null || !input.current) return
    let place = 0
    for (let seen = 0; place < shown.length && seen < caret.current; place += 1) {
      if (/[0-9a-zA-Z]/.test(shown[place] ?? '')) seen += 1
    }
    input.current.setSelectionRange(place, place)
    caret.current = null
  }, [shown])
  return (
    <Input
      {...props}
      ref={(element) => {
        input.current = element
        if (typeof ref === 'function') ref(element)
        else if (ref) ref.current = element
      }}
      value={shown}
      onChange={(event) => {
        const { value: typed, selectionStart } = event.target
        caret.current = meant(typed.slice(0, selectionStart ?? typed.length))
        const unmasked = masker.unmasked(typed)
        const bare = read ? read(unmasked, value, typed) : unmasked
        onValue(bare, masker.masked(bare))
      }}
    />
  )
}
