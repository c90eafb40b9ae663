import type * as z from 'zod'
import { cityFields } from '@intranet/contract/company/city'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { FormPanel, HelpNote } from '@/components/form/form-panel.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { EditPage, RegisterPage } from '@/components/form/record-pages.tsx'
import { type Outputs } from '@/lib/trpc.ts'
import { ProviderField, StateField } from '../structure-fields.tsx'
import { cities } from './city.entity.ts'

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
      entity={cities}
      schema={cityFields}
      blank={{ nome: '', id_empresa: null, ativo: false }}
      source={source}
      help={help}
    >
      {fields}
    </RegisterPage>
  )
}

export function CityEditPage({ record }: { record: City }) {
  return (
    <EditPage entity={cities} schema={cityFields} record={record} help={help}>
      {fields}
    </EditPage>
  )
}
