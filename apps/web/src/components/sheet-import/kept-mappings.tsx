import { placesOfColumns } from '@intranet/contract/home/kept-columns'
import { common } from '@intranet/contract/messages'
import { useQuery } from '@tanstack/react-query'
import { Save, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { Input } from '@/components/ui/input.tsx'
import { Label } from '@/components/ui/label.tsx'
import { NativeSelect } from '@/components/ui/native-select.tsx'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import type { SheetImport } from './sheet-import.ts'

type Chosen = Readonly<Record<string, number | undefined>>

const isSame = (one: Chosen, other: Chosen) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((field) => one[field] === other[field])

interface KeptColumnsProps {
  record: SheetImport
  chosen: Chosen
  onChosen: (mapa: Record<string, number>) => void
}

/** The columns that a person keeps for sheets of this kind: one press chooses all of them. */
export function KeptColumns({ record, chosen, onChosen }: KeptColumnsProps) {
  const { entidade, colunas } = record
  const id = useId()
  const { data: kept = [] } = useQuery(trpc.sheetImports.mappings.queryOptions({ entidade }))
  const { mutate: remove, isPending } = useSave(trpc.sheetImports.removeMapping.mutationOptions(), {
    saved: 'Colunas excluídas.',
    failed: common.removeFailed,
    changes: [trpc.sheetImports.mappings.pathFilter()],
  })
  if (!kept.length) return null
  const placesOf = (one: (typeof kept)[number]) => placesOfColumns(entidade, one.colunas, colunas)
  const now = kept.find((one) => isSame(placesOf(one), chosen))
  return (
    <div className="mb-3 flex items-end gap-2">
      <Field className="grow sm:max-w-80">
        <Label htmlFor={id}>Colunas guardadas</Label>
        <NativeSelect
          id={id}
          value={now?.id ?? ''}
          onChange={({ target }) => {
            const one = kept.find((choice) => choice.id === Number(target.value))
            if (one) onChosen(placesOf(one))
          }}
        >
          <option value="">Outras</option>
          {kept.map((one) => (
            <option key={one.id} value={one.id}>
              {one.nome}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {now && (
        <IconButton
          icon={Trash2}
          label={`Excluir as colunas ${now.nome}`}
          disabled={isPending}
          onClick={() => remove({ id: now.id })}
        />
      )}
    </div>
  )
}

/** Keeps the columns that were checked under a name, for the sheets to come. */
export function KeepColumns({ id }: { id: number }) {
  const field = useId()
  const [nome, setName] = useState<string>()
  const { mutate: keep, isPending } = useSave(
    { mutationFn: (name: string) => api.sheetImports.keepMapping.mutate({ id, nome: name }) },
    {
      saved: 'Colunas guardadas.',
      failed: 'Não foi possível guardar as colunas.',
      changes: [trpc.sheetImports.mappings.pathFilter()],
    },
  )
  if (nome === undefined)
    return (
      <Button variant="ghost" icon={Save} onClick={() => setName('')}>
        Guardar estas colunas
      </Button>
    )
  const typed = nome.trim()
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.length >= 2) keep(typed, { onSuccess: () => setName(undefined) })
      }}
    >
      <Field className="grow sm:max-w-80">
        <Label htmlFor={field}>Nome das colunas</Label>
        <Input
          id={field}
          value={nome}
          maxLength={60}
          placeholder="Cartão de combustível"
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Button type="submit" variant="outline" disabled={isPending || typed.length < 2}>
        Guardar
      </Button>
    </form>
  )
}
