import { applyInput } from '@intranet/contract/careers/applications'
import type * as z from 'zod'
import { ConsentField } from '@/components/form/consent-field.tsx'
import { DateField } from '@/components/form/date-fields.tsx'
import { Form } from '@/components/form/form.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { CpfField, PhoneField } from '@/components/form/masked-fields.tsx'
import { SubmitButton } from '@/components/form/submit-button.tsx'
import { PrivacyLink, useNoticeVersion } from '@/features/access/privacy/privacy-notice.tsx'
import { CityField } from '@/features/company/cities/city-field.tsx'
import { api } from '@/lib/api.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { AnswerFields } from '../vacancy-questions/answer-fields.tsx'
import { CvField } from './cv-field.tsx'
import { RelativesField } from './relatives-field.tsx'
import { FormFoot } from '@/components/form/form-foot.tsx'

type Values = z.input<typeof applyInput>
type Person = NonNullable<Outputs['jobApplications']['form']['pessoa']>

interface OwnApplicationFormProps {
  id_vaga: number
  fonte?: string
  questions: Outputs['jobApplications']['form']['perguntas']
  person: Person
  onSent: () => void
}

const missing = {
  cpf: <CpfField<Values> key="cpf" name="cpf" label="CPF" required />,
  telefone: <PhoneField<Values> key="telefone" name="telefone" label="Telefone" required />,
  id_cidade: <CityField<Values> key="id_cidade" name="id_cidade" label="Cidade" required />,
  data_nascimento: (
    <DateField<Values> key="data_nascimento" name="data_nascimento" label="Nascimento" required />
  ),
}

/** An application of somebody who is signed in: only what is missing is asked for. */
export function OwnApplicationForm({ id_vaga, fonte, questions, person, onSent }: OwnApplicationFormProps) {
  const notice = useNoticeVersion('candidatura')
  return (
    <Form
      plain
      schema={applyInput}
      defaultValues={{ id_vaga, fonte, familiares: [], respostas: {} }}
      texts={{ success: 'Candidatura enviada.' }}
      onSubmit={(values) => api.jobApplications.submit.mutate({ ...values, ...notice })}
      onSaved={onSent}
    >
      {person.faltam.length > 0 && (
        <FormPanel title="O que falta no seu cadastro">
          {person.faltam.map((field) => missing[field])}
        </FormPanel>
      )}
      <FormPanel title="Seu currículo">
        <CvField<Values>
          name="id_arquivo"
          label="Currículo em PDF"
          hint={person.curriculo ? 'Sem um PDF novo vale o currículo que você já tem aqui.' : undefined}
          wide
        />
        <RelativesField />
      </FormPanel>
      <AnswerFields questions={questions} />
      <FormPanel>
        <div className="col-span-full grid gap-3">
          <ConsentField<Values> name="aceite">
            Li o <PrivacyLink of="candidatura" />: os meus dados são usados apenas neste processo seletivo, e
            posso pedir a exclusão deles.
          </ConsentField>
          {!person.compartilhar_banco && (
            <ConsentField<Values> name="compartilhar_banco" required={false}>
              Quero que meu currículo fique no banco de talentos para outras vagas do grupo (opcional).
            </ConsentField>
          )}
        </div>
      </FormPanel>
      <FormFoot>
        <SubmitButton>Enviar candidatura</SubmitButton>
      </FormFoot>
    </Form>
  )
}
