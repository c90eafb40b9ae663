import { reasonFields } from '@intranet/contract/careers/refusal-reasons'
import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { TextAreaField, TextField } from '@/components/form/text-fields.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { refusalReasons } from './refusal-reason.entity.ts'

type Values = z.input<typeof reasonFields>
function Fields() {
  const { data = [] } = useQuery(trpc.careerTemplates.options.queryOptions())
  const templates = data.filter(({ etapa }) => etapa === 'reprovado')
  return (
    <FormPanel>
      <TextField<Values> name="nome" label="Motivo" maxLength={80} required />
      <TextAreaField<Values>
        name="texto"
        label="Texto ao candidato"
        hint="Aparece no e-mail no lugar de {{motivo}}."
        required
      />
      <SelectField<Values>
        name="id_modelo"
        label="Modelo de e-mail"
        placeholder="Padrão da etapa"
        options={templates.map(({ id, nome }) => ({ value: id, label: nome }))}
      />
    </FormPanel>
  )
}

export const RefusalReasonRegisterPage = () => (
  <RegisterPage
    entity={refusalReasons}
    heading="NOVO MOTIVO DE REPROVAÇÃO"
    schema={reasonFields}
    blank={{ nome: '', texto: '', id_modelo: null, ativo: true }}
  >
    <Fields />
  </RegisterPage>
)

export const RefusalReasonEditPage = ({ record }: { record: Outputs['refusalReasons']['get'] }) => (
  <EditPage
    entity={refusalReasons}
    heading="EDITAR MOTIVO DE REPROVAÇÃO"
    schema={reasonFields}
    record={record}
  >
    <Fields />
  </EditPage>
)
