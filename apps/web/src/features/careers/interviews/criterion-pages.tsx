import { criterionFields } from '@intranet/contract/careers/interviews'
import type * as z from 'zod'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { interviewCriteria } from './criterion.entity.ts'

type Values = z.input<typeof criterionFields>
const fields = (
  <FormPanel>
    <TextField<Values> name="nome" label="Critério" maxLength={80} required />
  </FormPanel>
)

export const CriterionRegisterPage = () => (
  <RegisterPage
    entity={interviewCriteria}
    heading="NOVO CRITÉRIO DE ENTREVISTA"
    schema={criterionFields}
    blank={{ nome: '', ativo: true }}
  >
    {fields}
  </RegisterPage>
)

export const CriterionEditPage = ({ record }: { record: Outputs['interviewCriteria']['get'] }) => (
  <EditPage
    entity={interviewCriteria}
    heading="EDITAR CRITÉRIO DE ENTREVISTA"
    schema={criterionFields}
    record={record}
  >
    {fields}
  </EditPage>
)
