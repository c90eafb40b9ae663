import type * as z from 'zod'
import { useState } from 'react'
import { lead as leadText } from '@intranet/contract/messages/leads'
import { leadImport as text } from '@intranet/contract/messages/lead-imports'
import { participantFields } from '@intranet/contract/sales/lead-imports'
import { CpfField, PhoneField } from '@/components/form/masked-fields.tsx'
import { savedRecord } from '@/components/form/form-identity.ts'
import { Form } from '@/components/form/form.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { ClosedPage } from '@/components/records/closed-page.tsx'
import { ForbiddenPage } from '@/components/records/forbidden-page.tsx'
import { RecordHistory } from '@/components/history/record-history.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

import { leadAddress } from '../leads/lead-addresses.ts'
import { historyOf } from '@/components/records/history.ts'

type Values = z.input<typeof participantFields>

type Participant = Outputs['leadImports']['participant']
const history = historyOf(['vendas_lead_participante'], {
  nome: 'Nome',
  telefone: 'Telefone',
  cpf: 'CPF',
  cliente: 'Cliente',
  lead: 'Lead criada',
})

/** Name, phone and CPF of a participant, all required. */
export function ParticipantEditPage({ record }: { record: Participant }) {
  const [{ id, updated_at }] = useState(record)
  const { nome, telefone, cpf, lead, editavel } = record
  if (lead)
    return (
      <ClosedPage
        reason={text.alreadyLead}
        action={
          record.id_lead && (
            <AddressLink
              to={leadAddress('internal', record.id_lead)}
              className={buttonVariants({ variant: 'outline' })}
            >
              Abrir lead
            </AddressLink>
          )
        }
      />
    )
  if (!editavel) return <ForbiddenPage text="Só quem gerencia edita importações de outras pessoas." />
  const save = (fields: { nome: string; telefone: string; cpf: string }) =>
    api.leadImports.updateParticipants.mutate({ updates: [{ id, updated_at, ...fields }] })
  return (
    <Page>
      <PageHead beside={nome}>
        <RecordHistory history={history} id={id} />
      </PageHead>
      <PageSheet>
        <Form
          identity={savedRecord('lead-import-participant', { id, updated_at })}
          schema={participantFields}
          defaultValues={{ nome, telefone: telefone ?? '', cpf: cpf ?? '' }}
          onSubmit={save}
          changes={[trpc.leadImports.pathFilter()]}
          texts={{ success: leadText.updated, failure: leadText.updateFailed }}
        >
          <FormPanel>
            <TextField<Values> name="nome" label="Nome" wide />
            <PhoneField<Values> name="telefone" label="Telefone" />
            <CpfField<Values> name="cpf" label="CPF" />
          </FormPanel>
          <FormActions />
        </Form>
      </PageSheet>
    </Page>
  )
}
