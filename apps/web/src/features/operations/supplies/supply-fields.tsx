/** Selectors of supplies. */
import { brandName } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import type { FieldProps } from '@/components/form/field.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { useSavedChoice } from '@/components/form/use-saved-choice.ts'
import { trpc } from '@/lib/trpc.ts'

export function SquadField<Values extends object = never>(props: FieldProps<Values>) {
  const incluir = useSavedChoice<Values>(props.name)
  const { data = [] } = useQuery(trpc.squads.options.queryOptions({ incluir }))
  const options = data.map(({ id, nome, cidade }) => ({ value: id, label: nome, note: cidade }))
  return <SelectField<Values> {...props} options={options} />
}

interface ProductFieldProps<Values extends object> extends FieldProps<Values> {
  /** Only those with a number of their own, or only those without. */
  serial?: boolean
  provider?: number
}

export function ProductField<Values extends object = never>({
  serial,
  provider,
  ...props
}: ProductFieldProps<Values>) {
  const incluir = useSavedChoice<Values>(props.name)
  const { data = [] } = useQuery(
    trpc.supplyProducts.options.queryOptions({ incluir, ...(provider && { id_empresa: provider }) }),
  )
  const options = data
    .filter(({ serializado }) => serial === undefined || serializado === serial)
    .map(({ id, nome, codigo_erp, sistema }) => ({
      value: id,
      label: nome,
      note: `${codigo_erp} · ${brandName(sistema)}`,
    }))
  return <SelectField<Values> {...props} options={options} />
}
