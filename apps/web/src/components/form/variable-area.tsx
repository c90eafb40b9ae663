import { useRef } from 'react'
import { Textarea } from '@/components/ui/textarea.tsx'
import type { useField } from './field.tsx'
import { InsertButtons } from './insert-buttons.tsx'

interface VariableAreaProps {
  field: ReturnType<typeof useField<string | null | undefined>>
  /** Their names: `nome` is written as `{{nome}}`. */
  variables: readonly string[]
  max: number
  rows?: number
}

/** A text whose variables are written by buttons, at the place of the cursor. */
export function VariableArea({ field, variables, max, rows }: VariableAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const text = field.value ?? ''
  const insert = (mark: string) => {
    const { selectionStart: from = text.length, selectionEnd: to = text.length } = area.current ?? {}
    field.setValue(text.slice(0, from) + mark + text.slice(to))
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(from + mark.length, from + mark.length)
    })
  }
  const { ref, ...input } = field.input
  return (
    <>
      <InsertButtons texts={variables.map((name) => `{{${name}}}`)} onInsert={insert} />
      <Textarea
        {...input}
        ref={(element) => {
          area.current = element
          ref(element)
        }}
        maxLength={max}
        rows={rows}
        value={text}
        onChange={(event) => field.setValue(event.target.value)}
      />
    </>
  )
}
