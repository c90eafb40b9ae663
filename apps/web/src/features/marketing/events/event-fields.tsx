import { eventEntity } from '@intranet/contract/marketing/events'
import { useQuery } from '@tanstack/react-query'
import { marketingEvent } from '@intranet/contract/messages/marketing-events'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { trpc } from '@/lib/trpc.ts'
import { useFailureToast } from '@/lib/use-failure-toast.ts'

const Field = fieldOf(eventEntity)

type Values = { cidade: number }

/** The cities to choose from; the saved one stays although another provider serves it. */
function useCities(saved?: { cidade: number; cidade_nome: string }) {
  const { data = [], isError } = useQuery({
    ...trpc.marketingEvents.cities.queryOptions(),
    meta: { quiet: true },
  })
  useFailureToast(isError, marketingEvent.citiesFailed)
  const offered = data.map(({ id, nome, uf }) => ({ value: id, label: nome, note: uf }))
  return saved && !data.some(({ id }) => id === saved.cidade)
    ? [{ value: saved.cidade, label: saved.cidade_nome }, ...offered]
    : offered
}

export function EventFields({ saved }: { saved?: { cidade: number; cidade_nome: string } }) {
  const cities = useCities(saved)
  return (
    <FormPanel>
      <Field name="evento" wide />
      <Field name="data_inicio" label="Data de início" />
      <Field name="data_fim" label="Data de fim" />
      <Field name="local" wide />
      <Field name="endereco" wide />
      <SelectField<Values> name="cidade" label="Cidade" options={cities} clearable />
      <Field name="status" />
      <Field name="site_evento" label="Site do evento" hint="Abre em outra aba a partir da lista." wide />
    </FormPanel>
  )
}
