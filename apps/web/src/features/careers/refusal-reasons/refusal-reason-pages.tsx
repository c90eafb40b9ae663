import { refusalReason } from '@intranet/contract/careers/refusal-reasons'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { useQuery } from '@tanstack/react-query'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { TextAreaField } from '@/components/form/text-fields.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { namedOptions } from '@/lib/options-of.ts'
import { refusalReasons } from './refusal-reason.entity.ts'

const reasonSchemas = schemasOf(refusalReason)

const Field = fieldOf(refusalReason)

type Values = { id_modelo?: number | null }
function Fields() {
  const { data = [] } = useQuery(trpc.careerTemplates.options.queryOptions())
  const templates = data.filter(({ etapa }) => etapa === 'reprovado')
  return (
    <FormPanel>
      <Field name="nome" required />
      <SelectField<Values>
        name="id_modelo"
        label="Modelo de e-mail"
        placeholder="Padrão da etapa"
        options={namedOptions(templates)}
      />
      <Field name="texto" as={TextAreaField} hint="Aparece no e-mail no lugar de {{motivo}}." required wide />
    </FormPanel>
  )
}

export const RefusalReasonRegisterPage = () => (
  <RegisterPage
    entity={refusalReasons}
    heading="NOVO MOTIVO DE REPROVAÇÃO"
    schema={reasonSchemas.fields}
    blank={{ nome: '', texto: '', id_modelo: null, ativo: true }}
  >
    <Fields />
  </RegisterPage>
)

export const RefusalReasonEditPage = ({ record }: { record: Outputs['refusalReasons']['get'] }) => (
  <EditPage
    entity={refusalReasons}
    beside={record.nome}
    heading="EDITAR MOTIVO DE REPROVAÇÃO"
    schema={reasonSchemas.fields}
    record={record}
  >
    <Fields />
  </EditPage>
)
