import { DrawerForm } from '@/components/form/drawer-form.tsx'
import { request } from '@intranet/contract/marketing/sponsorship-requests'
import { requestEditFields } from '@intranet/contract/marketing/sponsorship-request-schemas'
import { useQuery } from '@tanstack/react-query'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { FieldGrid } from '@/components/form/form-panel.tsx'
import { savedRecord } from '@/components/form/form-identity.ts'
import { formValues } from '@/components/form/form-values.ts'
import { SectionLabel } from '@/components/shell/page.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { EventStep, SponsorshipFields } from './request-steps.tsx'

const fields = requestEditFields.omit({ id_responsavel_interno: true })
const Field = fieldOf(request)

/** Corrects a request that is not decided yet. Who asked for it stays as it was sent. */
export function CorrectSheet({
  request: saved,
  onClose,
}: {
  request: Outputs['sponsorshipRequests']['get']
  onClose: () => void
}) {
  const { id, updated_at, sistema, id_cidade, cidade, uf } = saved
  const { data } = useQuery(trpc.sponsorshipForm.ofProvider.queryOptions({ provedor: sistema }))
  return (
    <DrawerForm
      title={`Corrigir ${saved.protocolo}`}
      onClose={onClose}
      wide
      identity={savedRecord('sponsorship-request', { id, updated_at })}
      schema={fields}
      defaultValues={formValues(fields, saved)}
      onSubmit={(values) => api.sponsorshipRequests.update.mutate({ ...values, id, updated_at })}
      changes={[trpc.sponsorshipRequests.pathFilter()]}
    >
      <SectionLabel>Contato</SectionLabel>
      <FieldGrid>
        <Field name="responsavel" capped wide />
        <Field name="email" />
        <Field name="telefone" />
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
