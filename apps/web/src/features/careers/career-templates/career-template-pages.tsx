import { templateFields } from '@intranet/contract/careers/career-templates'
import { occasionLabels } from '@intranet/contract/careers/template-occasions'
import type * as z from 'zod'
import { ShortSelectField } from '@/components/form/short-select-field.tsx'
import { EditPage, RegisterPage } from '@/components/form/record-pages.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { careerTemplates } from './career-template.entity.ts'
import { TemplateFields, TemplatePreview } from './career-template-fields.tsx'

type Values = z.input<typeof templateFields>

const occasions = Object.entries(occasionLabels).map(([value, label]) => ({ value, label }))
/** A message stays with its stage: movements name it. */
const changeable = templateFields.omit({ etapa: true })

export const CareerTemplateRegisterPage = () => (
  <RegisterPage
    entity={careerTemplates}
    heading="NOVA MENSAGEM AOS CANDIDATOS"
    schema={templateFields}
    blank={{ nome: '', assunto: '', texto: '', padrao: false, ativo: true }}
    help={<TemplatePreview />}
  >
    <TemplateFields>
      <ShortSelectField<Values> name="etapa" label="Etapa" options={occasions} />
    </TemplateFields>
  </RegisterPage>
)

export const CareerTemplateEditPage = ({ record }: { record: Outputs['careerTemplates']['get'] }) => (
  <EditPage
    entity={careerTemplates}
    heading={`EDITAR MENSAGEM: ${occasionLabels[record.etapa]}`}
    schema={changeable}
    record={record}
    help={<TemplatePreview />}
  >
    <TemplateFields />
  </EditPage>
)
