import type * as z from 'zod'
import { cityFields } from '@intranet/contract/company/city'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { FormPanel, HelpNote } from '@/components/form/form-panel.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { RecordHistory } from '@/components/records/record-history.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { ProviderField, StateField } from '../structure-fields.tsx'

type Values = z.input<typeof cityFields>

/** What to know before one is made or changed. */
const help = (
  <>
    <HelpNote title="Onde aparece">
      Nos feriados municipais, nas microrregiões e no cadastro de pessoas.
    </HelpNote>
    <HelpNote title="Inativar">Deixa de ser oferecido em novos cadastros. O que já o usa continua.</HelpNote>
  </>
)

type City = Outputs['cities']['get']

const changed = trpc.cities.pathFilter()

const fields = (
  <FormPanel>
    <TextField<Values> name="nome" label="Nome" wide />
    <StateField<Values> name="uf" label="Estado" />
    <ProviderField<Values> name="id_empresa" label="Provedor" hint="Sem provedor, todos veem a cidade." />
    <ToggleField<Values> name="ativo" label="Status" />
  </FormPanel>
)

export function CityRegisterPage({ source }: { source?: City }) {
  return (
    <RegisterPage
      form="city"
      schema={cityFields}
      blank={{ nome: '', id_empresa: null, ativo: false }}
      source={source}
      create={(input) => api.cities.create.mutate(input)}
      changed={changed}
      help={help}
    >
      {fields}
    </RegisterPage>
  )
}

export function CityEditPage({ record }: { record: City }) {
  const labels = { nome: 'Nome', uf: 'Estado', id_empresa: 'Provedor', ativo: 'Ativo' }
  return (
    <EditPage
      form="city"
      schema={cityFields}
      record={record}
      update={(input) => api.cities.update.mutate(input)}
      changed={changed}
      help={help}
      head={<RecordHistory tables={['cidade']} id={record.id} labels={labels} />}
    >
      {fields}
    </EditPage>
  )
}
