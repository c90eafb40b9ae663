import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CityChoice } from '@intranet/contract/city-choice'
import { form } from '@intranet/contract/messages'
import { ufs, states, type Uf } from '@intranet/contract/states'
import type { FieldProps } from '@/components/form/field.tsx'
import { CityDualList } from '@/components/form/city-dual-list.tsx'
import { useValue } from '@/components/form/use-form-values.ts'
import { Label } from '@/components/ui/label.tsx'
import { NativeSelect } from '@/components/ui/native-select.tsx'
import { trpc } from '@/lib/trpc.ts'
import { Field } from '@/components/ui/field.tsx'

interface CityPickerProps<Values extends object> extends Pick<
  FieldProps<Values>,
  'name' | 'label' | 'hint' | 'disabled' | 'waitsFor'
> {
  /** The cities the record is linked to when the form opens. */
  linked: readonly CityChoice[]
  /** The state whose cities are offered; those chosen before stay, whatever their state. */
  uf: Uf | null | undefined
  /** Called with every city that was seen, so that a screen can name the chosen ones. */
  seen?: Map<number, CityChoice>
}

const MOST_NAMED = 200
const batches = (ids: readonly number[]) =>
  Array.from({ length: Math.ceil(ids.length / MOST_NAMED) }, (_, n) =>
    ids.slice(n * MOST_NAMED, (n + 1) * MOST_NAMED),
  )
const namesOf = (ids: number[]) => trpc.cities.options.queryOptions({ ids })

function whyNone(uf: Uf | null | undefined, fetching: boolean): string {
  if (!uf) return form.chooseFirst('o estado')
  return fetching ? 'Buscando as cidades…' : 'Nenhuma cidade.'
}

/** The dual list of one state's cities; the value is the list of the chosen ids. */
export function CityPicker<Values extends object = never>({
  name,
  label,
  linked,
  uf,
  hint,
  disabled,
  waitsFor,
  seen: given,
}: CityPickerProps<Values>) {
  const [seen] = useState(() => given ?? new Map<number, CityChoice>())
  for (const city of linked) seen.set(city.id, city)
  const query = trpc.cities.options.queryOptions({ uf: uf ?? undefined, todas: true })
  const offers = Boolean(uf) && !disabled && !waitsFor
  const { data = [], isFetching } = useQuery({ ...query, enabled: offers, staleTime: 300_000 })
  for (const city of data) seen.set(city.id, city)
  const chosen = useValue<Record<string, number[]>>()<string>(name) ?? []
  // A draft has cities of states that were on screen before.
  const unnamed = chosen.filter((id) => id > 0 && !seen.has(id))
  const names = useQueries({ queries: batches(unnamed).map(namesOf) })
  for (const city of names.flatMap(({ data: named = [] }) => named)) seen.set(city.id, city)
  const nameless = names.some(({ isPending }) => isPending) ? 'Carregando…' : 'Cidade não encontrada'
  const offered = new Map((offers ? data : []).map((city) => [city.id, city]))
  // What has no name is shown too, so that it can be removed.
  for (const id of chosen) offered.set(id, seen.get(id) ?? { id, nome: nameless, uf: '' })
  const options = [...offered.values()].map(({ id, nome, uf: state }) => ({
    value: id,
    label: nome,
    note: state,
  }))
  // A field that takes no city says why in its hint.
  const nothing = disabled || waitsFor ? undefined : whyNone(uf, isFetching)
  return <CityDualList<Values> {...{ name, label, hint, disabled, waitsFor, options, nothing }} />
}

interface StateChoiceProps {
  id: string
  value: Uf | ''
  onChange: (uf: Uf) => void
}

/** Which state's cities the list beside it offers; no field of the form. */
export function StateChoice({ id, value, onChange }: StateChoiceProps) {
  return (
    <Field className="col-start-1">
      <Label htmlFor={id}>Estado das cidades disponíveis</Label>
      <NativeSelect id={id} value={value} onChange={(event) => onChange(event.target.value as Uf)}>
        <option value="" disabled>
          Selecione
        </option>
        {ufs.map((uf, index) => (
          <option key={uf} value={uf}>
            {states[index]?.nome}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}
