import type { CityChoice } from '@intranet/contract/city-choice'
import { incident as text } from '@intranet/contract/messages/incidents'
import { incidentPriorityLabels } from '@intranet/contract/operations/incident-options'
import type { incidentFields } from '@intranet/contract/operations/incidents'
import type { Uf } from '@intranet/contract/states'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type * as z from 'zod'
import { DateTimeField } from '@/components/form/date-time-field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { RichTextField } from '@/components/form/rich-text-field.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { TagField } from '@/components/form/tag-field.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { useSavedChoice } from '@/components/form/use-saved-choice.ts'
import { useFormOf } from '@/components/form/use-form-values.ts'
import { CityPicker, StateChoice } from '@/features/company/cities/city-picker.tsx'
import { trpc } from '@/lib/trpc.ts'
import { optionsOf, titledOptions } from '@/lib/options-of.ts'
import { AudienceFields } from './audience-fields.tsx'
import { SimilarIncidents } from './similar-incidents.tsx'

type Values = z.input<typeof incidentFields>

const priorities = optionsOf(incidentPriorityLabels)

/** A new incident begins with the priority of its category, until somebody chooses another. */
function CategoryField({ fills }: { fills: boolean }) {
  const { setValue } = useFormOf<Values>()
  const incluir = useSavedChoice<Values>('id_categoria')
  const { data = [] } = useQuery(trpc.incidentCategories.options.queryOptions({ incluir }))
  return (
    <SelectField<Values>
      name="id_categoria"
      label="Categoria"
      options={titledOptions(data)}
      onPicked={(picked) => {
        const chosen = data.find(({ id }) => id === picked)
        if (fills && chosen) setValue('prioridade', chosen.prioridade_padrao as Values['prioridade'])
      }}
    />
  )
}

/** What happened, who is notified, where and when. */
export function IncidentFields({ linked = [], isNew }: { linked?: CityChoice[]; isNew: boolean }) {
  const stateId = useId()
  const [uf, setUf] = useState<Uf | ''>((linked[0]?.uf as Uf | undefined) ?? '')
  return (
    <FormPanel>
      <CategoryField fills={isNew} />
      <SelectField<Values> name="prioridade" label="Prioridade" options={priorities} />
      <TextField<Values> name="titulo" label="Título" wide />
      {isNew && <SimilarIncidents />}
      <div className="col-span-full">
        <RichTextField<Values> name="descricao" label="Descrição" hint={text.noCustomerData} />
      </div>
      <AudienceFields />
      <DateTimeField<Values> name="inicio" label="Início" required />
      <DateTimeField<Values>
        name="previsao"
        label="Previsão"
        hint="De uma manutenção programada, até quando ela vai."
      />
      <StateChoice id={stateId} value={uf} onChange={setUf} />
      <CityPicker<Values> name="cidades" label="Cidades" linked={linked} uf={uf || null} />
      <TagField<Values>
        name="bairros"
        label="Bairros"
        wide
        hint="Se só parte da cidade foi atingida. Vazio: a cidade inteira."
      />
    </FormPanel>
  )
}
