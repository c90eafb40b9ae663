import { useQuery } from '@tanstack/react-query'
import type { FieldProps } from '@/components/form/field.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { useValue } from '@/components/form/use-form-values.ts'
import { colleagues, useFoundPeople } from './colleagues.ts'

interface Offered {
  id: number
  nome: string | null
  detalhe?: string
}

interface PersonFieldProps<Values extends object> extends FieldProps<Values> {
  /** Who may be chosen: colleagues by default. */
  from?: typeof colleagues
  /** Chosen before this form, named until the server does. */
  current?: Offered
  /** Who is not offered. */
  except?: number
}

/** One person, found by name on the server as somebody types; who is chosen stays named. */
export function PersonField<Values extends object = never>({
  from = colleagues,
  current,
  except,
  ...props
}: PersonFieldProps<Values>) {
  const chosen = useValue<Record<string, number>>()(props.name) ?? undefined
  const { setText, found, isWaiting } = useFoundPeople(from)
  const saved = useQuery({ ...from({ incluir: chosen }), enabled: chosen !== undefined })
  const standing = saved.data?.filter(({ id }) => id === chosen) ?? (current ? [current] : [])
  const people = new Map<number, Offered>([...found, ...standing].map((person) => [person.id, person]))
  if (except !== undefined) people.delete(except)
  return (
    <SelectField<Values>
      {...props}
      options={[...people.values()].map(({ id, nome, detalhe }) => ({
        value: id,
        label: nome ?? '',
        note: detalhe,
      }))}
      noResults={isWaiting ? 'Buscando' : undefined}
      onSearch={setText}
    />
  )
}
