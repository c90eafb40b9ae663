import { guestApplicationInput } from '@intranet/contract/careers/applications'
import type * as z from 'zod'
import { ConsentField } from '@/components/form/consent-field.tsx'
import { DateField } from '@/components/form/date-fields.tsx'
import { Form } from '@/components/form/form.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { CpfField, PhoneField } from '@/components/form/masked-fields.tsx'
import { SubmitButton } from '@/components/form/submit-button.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { PrivacyLink, useNoticeVersion } from '@/features/access/privacy/privacy-notice.tsx'
import { CityField } from '@/features/company/cities/city-field.tsx'
import { api } from '@/lib/api.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { AnswerFields } from '../vacancy-questions/answer-fields.tsx'
import { CvField } from './cv-field.tsx'
import { forgetGuestDraft, GuestDraft } from './guest-draft.tsx'
import { RelativesField } from './relatives-field.tsx'
import { FormFoot } from '@/components/form/form-foot.tsx'

type Values = z.input<typeof guestApplicationInput>

interface GuestApplicationFormProps {
  id_vaga?: number
  fonte?: string
  questions: Outputs['jobApplications']['form']['perguntas']
  onSent: (sent: { email: string; message: string }) => void
}

/** Sign-up and application in one page: nothing exists before the e-mail is confirmed. */
export function GuestApplicationForm({ id_vaga, fonte, questions, onSent }: GuestApplicationFormProps) {
  const notice = useNoticeVersion('candidatura')
  return (
    <Form
      plain
      schema={guestApplicationInput}
      defaultValues={{
        id_vaga,
        fonte,
        nome: '',
        cpf: '',
        email: '',
        telefone: '',
        familiares: [],
        respostas: {},
      }}
      texts={{ success: null }}
      onSubmit={async (values) => ({
        ...(await api.jobApplications.applyAsGuest.mutate({ ...values, ...notice })),
        email: values.email,
      })}
      onSaved={({ email, mensagem }) => {
        forgetGuestDraft()
        onSent({ email, message: mensagem })
      }}
    >
      <GuestDraft />
      <FormPanel title="Seus dados">
        <TextField<Values> name="nome" label="Nome" autoComplete="name" maxLength={120} wide />
        <TextField<Values> name="email" label="E-mail" type="email" autoComplete="email" />
        <PhoneField<Values> name="telefone" label="Telefone" />
        <CpfField<Values> name="cpf" label="CPF" />
        <DateField<Values> name="data_nascimento" label="Nascimento" />
        <CityField<Values> name="id_cidade" label="Cidade" />
      </FormPanel>
      <FormPanel title="Seu currículo">
        <CvField<Values> name="id_arquivo" label="Currículo em PDF" wide />
        <RelativesField />
      </FormPanel>
      <AnswerFields questions={questions} />
      <FormPanel>
        <div className="col-span-full grid gap-3">
          <ConsentField<Values> name="aceite">
            Li o <PrivacyLink of="candidatura" />: os meus dados são usados apenas neste processo seletivo, e
            posso pedir a exclusão deles.
          </ConsentField>
          {id_vaga !== undefined && (
            <ConsentField<Values> name="compartilhar_banco" required={false}>
              Quero que meu currículo fique no banco de talentos para outras vagas do grupo (opcional).
            </ConsentField>
          )}
        </div>
      </FormPanel>
      <FormFoot className="max-sm:bottom-0">
        <SubmitButton>{id_vaga === undefined ? 'Enviar currículo' : 'Enviar candidatura'}</SubmitButton>
      </FormFoot>
    </Form>
  )
}
