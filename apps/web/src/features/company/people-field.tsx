import { useQueries } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { FieldFrame, type FieldProps, useField } from '@/components/form/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { colleagues, useFoundPeople } from './colleagues.ts'

const OFFERED = 8

interface PeopleFieldProps<Values extends object> extends FieldProps<Values> {
  /** Who stands for choice: colleagues, unless it is told. */
  from?: typeof colleagues
}

/** Some people, found by name on the server as somebody types; the value is the list of their ids. */
export function PeopleField<Values extends object = never>({
  from = colleagues,
  ...props
}: PeopleFieldProps<Values>) {
  const field = useField<number[] | undefined>(props)
  const { text, setText, found } = useFoundPeople(from)
  const chosen = field.value ?? []
  const people = useQueries({
    queries: chosen.map((id) => ({ ...from({ incluir: id }), staleTime: 60_000 })),
    combine: (results) =>
      results.map(({ data }, place) => ({
        id: chosen[place]!,
        nome: data?.find(({ id }) => id === chosen[place])?.nome ?? '…',
      })),
  })
  const offered =
    text.trim().length > 1 ? found.filter(({ id }) => !chosen.includes(id)).slice(0, OFFERED) : []
  return (
    <FieldFrame {...props} field={field}>
      {people.length > 0 && (
        <ul className="mb-2 flex flex-wrap gap-1.5" aria-label={`${props.label} escolhidos`}>
          {people.map(({ id, nome }) => (
            <li key={id} className="chip">
              {nome}
              <button
                type="button"
                className="ib sm"
                aria-label={`Retirar ${nome}`}
                onClick={() => field.setValue(chosen.filter((other) => other !== id))}
              >
                <X className="ic s" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Input
        {...field.input}
        value={text}
        placeholder="Buscar pelo nome"
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      {offered.length > 0 && (
        <ul className="panel mt-1">
          {offered.map(({ id, nome }) => (
            <li key={id}>
              <button
                type="button"
                className="flex min-h-9 w-full items-center px-3 text-left text-sm hover:bg-accent"
                onClick={() => {
                  field.setValue([...chosen, id])
                  setText('')
                }}
              >
                {nome}
              </button>
            </li>
          ))}
        </ul>
      )}
    </FieldFrame>
  )
}
