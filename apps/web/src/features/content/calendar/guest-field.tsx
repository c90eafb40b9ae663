import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { type FieldProps, useField } from '@/components/form/field.tsx'
import { OFFERED, PeoplePicker } from '@/features/company/people-picker.tsx'
import { trpc } from '@/lib/trpc.ts'
import { useTyped } from '@/lib/use-typed.ts'

/** Guests, found in the contacts: everybody may invite everybody. */
export function GuestField<Values extends object = never>(props: FieldProps<Values>) {
  const { text, setText, q } = useTyped()
  const chosen = useField<number[] | undefined, Values>(props).value ?? []
  const found = useQuery({
    ...trpc.contacts.list.queryOptions({ q, limit: OFFERED, contar: false }),
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
    select: ({ dados }) => dados.map(({ id, nome, departamento }) => ({ id, nome, note: departamento })),
  })
  const people = useQueries({
    queries: chosen.map((id) => ({ ...trpc.contacts.get.queryOptions({ id }), staleTime: 60_000 })),
    combine: (results) =>
      results.map((result, index) => ({ id: chosen[index]!, nome: result.data?.nome ?? '…' })),
  })
  return (
    <PeoplePicker<Values> {...props} people={people} found={found.data ?? []} text={text} onText={setText} />
  )
}
