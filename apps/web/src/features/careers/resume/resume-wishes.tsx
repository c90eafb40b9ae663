import { availabilityLabels } from '@intranet/contract/careers/career-options'
import { saveResumeInput } from '@intranet/contract/careers/resume'
import type * as z from 'zod'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { Form } from '@/components/form/form.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { MoneyField } from '@/components/form/money-field.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { SubmitButton } from '@/components/form/submit-button.tsx'
import { TagField } from '@/components/form/tag-field.tsx'
import { api } from '@/lib/api.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'

type Values = z.input<typeof saveResumeInput>
type Resume = Outputs['resume']['mine']

const options = optionsOf(availabilityLabels)

interface ResumeWishesProps {
  resume: Pick<Resume, 'pretensao_salarial' | 'disponibilidade' | 'areas_interesse' | 'compartilhar_banco'>
  onSaved: () => Promise<void>
}

/** What the person looks for, and whether other vacancies may find them. */
export default function ResumeWishes({ resume, onSaved }: ResumeWishesProps) {
  const { pretensao_salarial, disponibilidade, areas_interesse, compartilhar_banco } = resume
  return (
    <Form
      plain
      schema={saveResumeInput}
      defaultValues={{ pretensao_salarial, disponibilidade, areas_interesse, compartilhar_banco }}
      onSubmit={(values) => api.resume.save.mutate(values)}
      onSaved={() => void onSaved()}
    >
      <FormPanel id="interesses" title="Interesses">
        <TagField<Values> name="areas_interesse" label="Áreas de interesse" wide />
        <MoneyField<Values> name="pretensao_salarial" label="Pretensão salarial" />
        <SelectField<Values> name="disponibilidade" label="Disponibilidade" options={options} />
        <ToggleField<Values>
          name="compartilhar_banco"
          label="Banco de talentos"
          labels={['Sim', 'Não']}
          hint="O recrutamento do grupo encontra seu currículo para outras vagas. Você pode voltar atrás."
          wide
        />
        <div className="col-span-full flex justify-end">
          <SubmitButton>Salvar</SubmitButton>
        </div>
      </FormPanel>
    </Form>
  )
}
