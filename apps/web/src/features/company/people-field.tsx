import { useQueries } from '@tanstack/react-query'
import { type FieldProps, useField } from '@/components/form/field.tsx'
import { colleagues, useFoundPeople } from './colleagues.ts'
import { PeoplePicker } from './people-picker.tsx'

interface PeopleFieldProps<Values extends object> extends FieldProps<Values> {
  /** Who may be chosen: colleagues by default. */
  from?: typeof colleagues
}

/** Some people, found by name on the server as somebody types; the value is the list of their ids. */
export function PeopleField<Values extends object = never>({
  from = colleagues,
  ...props
}: PeopleFieldProps<Values>) {
  const { text, setText, found } = useFoundPeople(from)
  const chosen = useField<number[] | undefined, Values>(props).value ?? []
  const people = useQueries({
    queries: chosen.map((id) => ({ ...from({ incluir: id }), staleTime: 60_000 })),
    combine: (results) =>
      results.map(({ data }, place) => ({
        id: chosen[place]!,
        nome: data?.find(({ id }) => id === chosen[place])?.nome ?? '…',
      })),
  })
  const noted = found.map((person) => ({ ...person, note: person.detalhe }))
  return <PeoplePicker<Values> {...props} people={people} found={noted} text={text} onText={setText} />
}
