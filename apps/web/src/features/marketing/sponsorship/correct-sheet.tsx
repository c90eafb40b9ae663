import { DrawerForm } from '@/components/form/drawer-form.tsx'
import { requestEditFields } from '@intranet/contract/marketing/sponsorship-requests'
import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod'
import { FieldGrid } from '@/components/form/form-panel.tsx'
import { savedRecord } from '@/components/form/form-identity.ts'
import { PhoneField } from '@/components/form/masked-fields.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { formValues } from '@/components/form/form-values.ts'
import { SectionLabel } from '@/components/shell/page.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { EventStep, SponsorshipFields } from './request-steps.tsx'

const fields = requestEditFields.omit({ id_responsavel_interno: true })
type Values = z.input<typeof fields>

/** Corrects a request that is not decided yet. Who asked for it stays as it was sent. */
export function CorrectSheet({
  request,
  onClose,
}: {
  request: Outputs['sponsorshipRequests']['get']
  onClose: () => void
}) {
  const { id, updated_at, sistema, id_cidade, cidade, uf } = request
  const { data } = useQuery(trpc.sponsorshipForm.ofProvider.queryOptions({ provedor: sistema }))
  return (
    <DrawerForm
      title={`Corrigir ${request.protocolo}`}
      onClose={onClose}
      wide
      identity={savedRecord('sponsorship-request', { id, updated_at })}
      schema={fields}
      defaultValues={formValues(fields, request)}
      onSubmit={(values) => api.sponsorshipRequests.update.mutate({ ...values, id, updated_at })}
      changes={[trpc.sponsorshipRequests.pathFilter()]}
    >
      <SectionLabel>Contato</SectionLabel>
      <FieldGrid>
        <TextField<Values> name="responsavel" label="Responsável pelo contato" maxLength={120} wide />
        <TextField<Values> name="email" label="E-mail" type="email" />
        <PhoneField<Values> name="telefone" label="Telefone" />
      </FieldGrid>
      <SectionLabel>Evento</SectionLabel>
      <EventStep cities={data?.cidades ?? [{ id: id_cidade, nome: cidade, uf }]} />
      <SectionLabel>Patrocínio</SectionLabel>
      <FieldGrid>
        <SponsorshipFields />
      </FieldGrid>
    </DrawerForm>
  )
}
