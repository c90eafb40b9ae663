import type { CityChoice } from '@intranet/contract/city-choice'
import { normalizeText } from '@intranet/contract/formats'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { FieldProps } from '@/components/form/field.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { useValue } from '@/components/form/use-form-values.ts'
import { trpc } from '@/lib/trpc.ts'
import { useTyped } from '@/lib/use-typed.ts'

const KNOWN_SHOWN = 50

interface CityFieldProps<Values extends object> extends FieldProps<Values> {
  /** Cities that are offered without asking the server, also where there is no network. */
  known?: readonly CityChoice[]
}

/** One city, found by name on the server as somebody types; the chosen one stays named. */
export function CityField<Values extends object = never>({ known = [], ...props }: CityFieldProps<Values>) {
  const chosen = useValue<Record<string, number>>()(props.name) ?? undefined
  const { text, setText, q } = useTyped()
  const found = useQuery({ ...trpc.cities.options.queryOptions({ q }), placeholderData: keepPreviousData })
  const saved = useQuery({
    ...trpc.cities.options.queryOptions({ q: ' ', incluir: chosen }),
    enabled: chosen !== undefined,
  })
  const standing = saved.data?.filter(({ id }) => id === chosen) ?? []
  const sought = normalizeText(text)
  const fitting = known.filter(({ nome }) => normalizeText(nome).includes(sought)).slice(0, KNOWN_SHOWN)
  const picked = known.filter(({ id }) => id === chosen)
  const cities = new Map(
    [...fitting, ...(found.data ?? []), ...standing, ...picked].map((city) => [city.id, city]),
  )
  const isWaiting = found.isFetching || text.trim() !== q
  return (
    <SelectField<Values>
      {...props}
      options={[...cities.values()].map(({ id, nome, uf }) => ({ value: id, label: `${nome}/${uf}` }))}
      noResults={isWaiting ? 'Buscando' : undefined}
      onSearch={setText}
    />
  )
}
