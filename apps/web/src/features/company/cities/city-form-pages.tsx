import { city } from '@intranet/contract/company/city'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { FormPanel, HelpNote } from '@/components/form/form-panel.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { type Outputs } from '@/lib/trpc.ts'
import { ProviderField, StateField } from '../structure-fields.tsx'
import { cities } from './city.entity.ts'

const Field = fieldOf(city)

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
    <Field name="nome" wide />
    <Field name="uf" as={StateField} />
    <Field name="id_empresa" as={ProviderField} hint="Sem provedor, todos veem a cidade." />
    <Field name="ativo" />
  </FormPanel>
)

export function CityRegisterPage({ source }: { source?: City }) {
  return (
    <RegisterPage
      entity={cities}
      schema={schemasOf(city).form}
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
    <EditPage
      entity={cities}
      beside={`${record.nome}, ${record.uf}`}
      schema={schemasOf(city).form}
      record={record}
      help={help}
    >
      {fields}
    </EditPage>
  )
}
