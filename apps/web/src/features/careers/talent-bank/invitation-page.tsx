import { acceptInvitationInput } from '@intranet/contract/careers/talent-bank'
import { application } from '@intranet/contract/messages/careers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type * as z from 'zod'
import { ConsentField } from '@/components/form/consent-field.tsx'
import { Form } from '@/components/form/form.tsx'
import { SubmitButton } from '@/components/form/submit-button.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { LinkEnded } from '@/components/shell/link-ended.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { PrivacyLink, useNoticeVersion } from '@/features/access/privacy/privacy-notice.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { AnswerFields } from '../vacancy-questions/answer-fields.tsx'

type Values = z.input<typeof acceptInvitationInput>
type Invitation = Outputs['vacancyInvitations']['view']

function Apply({ chave, invitation }: { chave: string; invitation: Invitation }) {
  const notice = useNoticeVersion('candidatura')
  const [sent, setSent] = useState<string>()
  if (sent)
    return (
      <p role="status">
        Candidatura enviada. Protocolo {sent}. Acompanhe em{' '}
        <AddressLink to="/applicants/info">Minhas candidaturas</AddressLink>.
      </p>
    )
  if (invitation.aceito) return <p role="status">{application.again}</p>
  return (
    <Form
      plain
      schema={acceptInvitationInput}
      defaultValues={{ chave, respostas: {} }}
      texts={{ success: null }}
      onSubmit={(values) => api.vacancyInvitations.accept.mutate({ ...values, ...notice })}
      onSaved={({ protocolo }) => setSent(protocolo)}
    >
      <AnswerFields questions={invitation.perguntas} />
      <div className="grid gap-4">
        <ConsentField<Values> name="aceite">
          Aceito o <PrivacyLink of="candidatura" />: meus dados e meu currículo são usados nesta seleção.
        </ConsentField>
        <div className="flex justify-end">
          <SubmitButton>Candidatar-me com meu currículo</SubmitButton>
        </div>
      </div>
    </Form>
  )
}

/** Somebody of the talent bank applies by their link, with the CV that is stored. */
export function InvitationPage({ chave }: { chave: string }) {
  const read = useQuery(trpc.vacancyInvitations.view.queryOptions({ chave }))
  return (
    <Page narrow>
      <PageHead heading="Convite para vaga" />
      <PageSheet spine={null}>
        <Loaded reads={[read]} failed={LinkEnded} waiting={<Skeleton className="h-48 w-full" />}>
          {(invitation) => (
            <div className="grid gap-5">
              <p>
                Olá, {invitation.primeiro_nome}. Seu currículo combina com a vaga{' '}
                <b>{invitation.titulo_vaga}</b> na {invitation.empresa}, em {invitation.cidade}/
                {invitation.uf}.{' '}
                <AddressLink to={`/careers/role/${invitation.id_vaga}`}>Ler a vaga</AddressLink>
              </p>
              <Apply chave={chave} invitation={invitation} />
            </div>
          )}
        </Loaded>
      </PageSheet>
    </Page>
  )
}
