import type * as z from 'zod'
import type { wholeEvent } from '@intranet/contract/marketing/events'
import { useQuery } from '@tanstack/react-query'
import { marketingEvent } from '@intranet/contract/messages/marketing-events'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { DateField } from '@/components/form/date-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { trpc } from '@/lib/trpc.ts'
import { useFailureToast } from '@/lib/use-failure-toast.ts'

type Values = z.input<typeof wholeEvent>

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
      <TextField<Values> name="evento" label="Evento" maxLength={120} wide />
      <DateField<Values> name="data_inicio" label="Data de início" />
      <DateField<Values> name="data_fim" label="Data de fim" />
      <TextField<Values> name="local" label="Local" maxLength={120} wide />
      <TextField<Values> name="endereco" label="Endereço" maxLength={200} wide />
      <SelectField<Values> name="cidade" label="Cidade" options={cities} clearable />
      <ToggleField<Values> name="status" label="Status" />
      <TextField<Values>
        name="site_evento"
        label="Site do evento"
        type="url"
        placeholder="https://"
        hint="Abre em outra aba a partir da lista."
        wide
      />
    </FormPanel>
  )
}
