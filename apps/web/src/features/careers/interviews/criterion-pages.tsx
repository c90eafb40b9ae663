import { interviewCriterion } from '@intranet/contract/careers/interview-criteria'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { interviewCriteria } from './criterion.entity.ts'

const criterionSchemas = schemasOf(interviewCriterion)

const Field = fieldOf(interviewCriterion)

const fields = (
  <FormPanel>
    <Field name="nome" required />
  </FormPanel>
)

export const CriterionRegisterPage = () => (
  <RegisterPage
    entity={interviewCriteria}
    heading="NOVO CRITÉRIO DE ENTREVISTA"
    schema={criterionSchemas.fields}
    blank={{ nome: '', ativo: true }}
  >
    {fields}
  </RegisterPage>
)

export const CriterionEditPage = ({ record }: { record: Outputs['interviewCriteria']['get'] }) => (
  <EditPage
    entity={interviewCriteria}
    beside={record.nome}
    heading="EDITAR CRITÉRIO DE ENTREVISTA"
    schema={criterionSchemas.fields}
    record={record}
  >
    {fields}
  </EditPage>
)
