import { careerTemplate, occasionLabels } from '@intranet/contract/careers/career-templates'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { careerTemplates } from './career-template.entity.ts'
import { TemplateFields, TemplatePreview } from './career-template-fields.tsx'

const Field = fieldOf(careerTemplate)
const templateSchemas = schemasOf(careerTemplate)

export const CareerTemplateRegisterPage = () => (
  <RegisterPage
    entity={careerTemplates}
    heading="NOVA MENSAGEM AOS CANDIDATOS"
    schema={templateSchemas.form}
    blank={{ nome: '', assunto: '', texto: '', padrao: false, ativo: false }}
    preview={<TemplatePreview />}
  >
    <TemplateFields>
      <Field name="etapa" />
    </TemplateFields>
  </RegisterPage>
)

export const CareerTemplateEditPage = ({ record }: { record: Outputs['careerTemplates']['get'] }) => (
  <EditPage
    entity={careerTemplates}
    beside={record.nome}
    heading={`EDITAR MENSAGEM: ${occasionLabels[record.etapa]}`}
    schema={templateSchemas.editForm}
    record={record}
    preview={<TemplatePreview />}
  >
    <TemplateFields />
  </EditPage>
)
