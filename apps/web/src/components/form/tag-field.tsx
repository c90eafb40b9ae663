import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChipsInput } from '@/components/ui/chips-input.tsx'
import { useDebounced } from '@/lib/use-debounced.ts'
import { FieldFrame, type FieldProps, useField } from './field.tsx'

const SEARCH_REST_MS = 500

interface TagFieldProps extends FieldProps {
  placeholder?: string
  /** Suggestions for what is typed, asked 500 ms after the last key. */
  suggest?: (text: string) => Promise<string[]>
}

const nothing = async (): Promise<string[]> => []

/** Words separated by comma or Enter; the value is the list of them. */
export function TagField({ placeholder = 'Vírgula ou Enter separa', suggest, ...props }: TagFieldProps) {
  const field = useField<string[] | null | undefined>(props)
  const [text, setText] = useState('')
  const rested = useDebounced(text.trim(), SEARCH_REST_MS)
  const values = field.value ?? []
  const found = useQuery({
    queryKey: ['tags', props.name, rested],
    queryFn: () => (suggest ?? nothing)(rested),
    enabled: suggest !== undefined && rested !== '',
  })
  const fresh = found.data?.filter((tag) => !values.includes(tag)) ?? []
  return (
    <FieldFrame {...props} field={field}>
      <ChipsInput
        {...field.input}
        values={values}
        onValues={field.setValue}
        onText={setText}
        placeholder={placeholder}
      />
      {text !== '' && fresh.length > 0 && (
        <div className="flex flex-wrap gap-1.5" role="group" aria-label="Sugestões">
          {fresh.map((tag) => (
            <button
              key={tag}
              type="button"
              className="chip add"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => field.setValue([...values, tag])}
            >
              {tag}
            </button>
          ))}
        </div>
      )}
    </FieldFrame>
  )
}
