import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { FieldFrame, type FieldProps, useField } from '@/components/form/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { trpc } from '@/lib/trpc.ts'
import { useTyped } from '@/lib/use-typed.ts'

const OFFERED = 8

/** Colleagues, found by name: a company has too many for a list. */
export function GuestField<Values extends object = never>(props: FieldProps<Values>) {
  const field = useField<number[] | undefined>(props)
  const { text, setText, q } = useTyped()
  const chosen = field.value ?? []
  const found = useQuery({
    ...trpc.contacts.list.queryOptions({ q, limit: OFFERED, contar: false }),
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  })
  const people = useQueries({
    queries: chosen.map((id) => ({ ...trpc.contacts.get.queryOptions({ id }), staleTime: 60_000 })),
    combine: (results) =>
      results.map((result, index) => ({ id: chosen[index]!, nome: result.data?.nome ?? '…' })),
  })
  const offered = q.length > 1 ? (found.data?.dados.filter(({ id }) => !chosen.includes(id)) ?? []) : []
  return (
    <FieldFrame {...props} field={field}>
      {people.length > 0 && (
        <ul className="mb-2 flex flex-wrap gap-1.5" aria-label="Convidados escolhidos">
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
        placeholder="Nome de quem convidar"
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      {offered.length > 0 && (
        <ul className="panel mt-1">
          {offered.map((person) => (
            <li key={person.id}>
              <button
                type="button"
                className="flex min-h-9 w-full items-center gap-2 px-3 text-left text-sm hover:bg-accent"
                onClick={() => {
                  field.setValue([...chosen, person.id])
                  setText('')
                }}
              >
                <b>{person.nome}</b>
                <span className="truncate text-xs text-muted-foreground">{person.departamento}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </FieldFrame>
  )
}
