import { treatment } from '@intranet/contract/access/treatment'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { TextAreaField } from '@/components/form/text-fields.tsx'
import { ProviderField } from '@/features/company/structure-fields.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { treatments } from './treatment.entity.ts'

type Treatment = Outputs['treatments']['get']

const Field = fieldOf(treatment)
const schema = schemasOf(treatment).fields

const fields = (
  <FormPanel>
    <Field name="nome" wide />
    <Field name="id_empresa" as={ProviderField} hint="Sem provedor, vale para todo o grupo." />
    <Field name="finalidade" as={TextAreaField} wide />
    <Field name="base_legal" />
    <Field name="titulares" />
    <Field name="dados" as={TextAreaField} wide />
    <Field name="compartilhamento" as={TextAreaField} wide />
    <Field name="retencao" />
    <Field name="medidas" as={TextAreaField} wide />
    <Field name="ativo" />
  </FormPanel>
)

export function TreatmentRegisterPage({ source }: { source?: Treatment }) {
  return (
    <RegisterPage
      entity={treatments}
      schema={schema}
      blank={{
        nome: '',
        id_empresa: null,
        finalidade: '',
        base_legal: 'obrigacao_legal',
        titulares: '',
        dados: '',
        compartilhamento: null,
        retencao: '',
        medidas: null,
        ativo: false,
      }}
      source={source}
    >
      {fields}
    </RegisterPage>
  )
}

export function TreatmentEditPage({ record }: { record: Treatment }) {
  return (
    <EditPage entity={treatments} beside={record.nome} schema={schema} record={record}>
      {fields}
    </EditPage>
  )
}
