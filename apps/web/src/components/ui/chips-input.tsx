import { X } from 'lucide-react'
import type { ComponentProps, KeyboardEvent } from 'react'
import { useState } from 'react'
import { chipVariants } from './chip-variants.ts'
import { iconButtonVariants } from './icon-button-variants.ts'
import { inputVariants } from './input.tsx'

interface ChipsInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  values: string[]
  onValues: (values: string[]) => void
}

/** Adds what is new of a comma-separated text: trimmed, without empties or repeats. */
export function addNames(existing: readonly string[], text: string): string[] {
  const names = text.split(',').map((name) => name.trim())
  return [...new Set([...existing, ...names.filter(Boolean)])]
}

/** Words as removable chips: comma or Enter separates, Backspace takes the last one back. */
export function ChipsInput({ values, onValues, placeholder, onBlur, onKeyDown, ...props }: ChipsInputProps) {
  const [text, setText] = useState('')
  const write = (next: string) => {
    if (next.includes(',')) {
      onValues(addNames(values, next))
      next = ''
    }
    setText(next)
  }
  const take = () => {
    if (text.trim()) onValues(addNames(values, text))
    setText('')
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented) return
    if (event.key === 'Enter') {
      event.preventDefault()
      take()
    } else if (event.key === 'Backspace' && text === '') onValues(values.slice(0, -1))
  }
  return (
    <div data-slot="chips-input" className={inputVariants({ size: 'wrap' })}>
      {values.map((value) => (
        <span className={chipVariants({ variant: 'removable' })} key={value}>
          {value}
          <button
            type="button"
            className={iconButtonVariants({ size: 'xs' })}
            aria-label={`Remover ${value}`}
            onClick={() => onValues(values.filter((other) => other !== value))}
          >
            <X className="size-3.5" aria-hidden />
          </button>
        </span>
      ))}
      <input
        {...props}
        // Beside words it would be cut, and how to add one is known by then.
        placeholder={values.length > 0 ? undefined : placeholder}
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={press}
        onBlur={(event) => {
          take()
          onBlur?.(event)
        }}
      />
    </div>
  )
}
