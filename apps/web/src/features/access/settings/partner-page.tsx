import type * as z from 'zod'
import { can } from '@intranet/contract/access'
import { partnerFields } from '@intranet/contract/access/partner-schemas'
import { formatDate } from '@intranet/contract/formats'
import { common } from '@intranet/contract/messages'
import { table } from '@intranet/contract/messages/tables'
import { settings } from '@intranet/contract/messages/access'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Loaded } from '@/components/shell/loaded.tsx'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { DetailList } from '@/components/records/detail-list.tsx'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { DateField } from '@/components/form/date-fields.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { newRecord, savedRecord } from '@/components/form/form-identity.ts'
import { Form } from '@/components/form/form.tsx'
import { MultiSelectField } from '@/components/form/select-fields.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { useGoBack } from '@/components/shell/use-go-back.ts'
import { Button } from '@/components/ui/button.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { useRecord } from '@/lib/use-record.ts'
import { useSave } from '@/lib/use-save.ts'
import { api } from '@/lib/api.ts'
import { NoteLine } from '@/components/ui/note-line.tsx'
import { ProvidersField, useProviderNames } from '@/features/company/providers-field.tsx'

type Person = inferOutput<typeof trpc.permissions.get>
type Partner = inferOutput<typeof trpc.partners.get>

const partnerForm = partnerFields.omit({ id_usuario: true })
type Values = z.input<typeof partnerForm>
const roleOptions = [
  {
    value: 'vendas:solicitante',
    label: 'Vendas: solicitante',
    note: 'Cadastra e acompanha os próprios leads',
  },
  { value: 'vendas:leitor', label: 'Vendas: leitor', note: 'Somente consulta' },
]

function PartnerForm({ person, partner }: { person: Person; partner?: Partner }) {
  const goBack = useGoBack()
  const confirm = useConfirm()
  const [seen] = useState(partner?.updated_at)
  const changes = [trpc.partners.pathFilter(), trpc.permissions.pathFilter()]
  const removal = useSave(trpc.partners.remove.mutationOptions(), {
    saved: common.itemRemoved,
    failed: common.removeFailed,
    changes,
  })
  const remove = async () => {
    const confirmed = await confirm({
      title: `Excluir o acesso de parceiro de ${person.nome ?? person.email}?`,
      irreversible: true,
    })
    if (confirmed) removal.mutate({ id: person.id }, { onSuccess: () => goBack() })
  }
  return (
    <Form
      identity={
        partner
          ? savedRecord('partner', { id: person.id, updated_at: seen ?? null })
          : newRecord('partner', person.id)
      }
      schema={partnerForm}
      defaultValues={{
        empresas: partner?.empresas ?? [],
        roles: (partner?.roles ?? []) as z.input<typeof partnerForm>['roles'],
        validade_fim: partner?.validade_fim ?? '',
      }}
      onSubmit={async (values) =>
        partner
          ? api.partners.update.mutate({ ...values, id: person.id, updated_at: seen })
          : api.partners.create.mutate({ objects: [{ id_usuario: person.id, ...values }] })
      }
      changes={changes}
    >
      <FormPanel>
        <ProvidersField<Values> name="empresas" label="Provedores" required wide />
        <MultiSelectField<Values> name="roles" label="Acesso" required wide options={roleOptions} />
        <DateField<Values> name="validade_fim" label="Validade" hint="O acesso termina ao fim deste dia." />
      </FormPanel>
      <FormActions>
        {partner && (
          <Button variant="outline" icon={Trash2} onClick={() => void remove()}>
            {table.remove}
          </Button>
        )}
      </FormActions>
    </Form>
  )
}

const labelsOf = (options: { value: number | string; label: string }[], chosen: (number | string)[]) =>
  options
    .filter(({ value }) => chosen.includes(value))
    .map(({ label }) => label)
    .join(', ')

/** The access as text, for who may not change it. */
function PartnerFacts({ partner }: { partner: Partner }) {
  const providers = useProviderNames(partner.empresas)
  return (
    <>
      <NoteLine>{settings.readOnly}</NoteLine>
      <DetailList
        rows={[
          ['Provedores', providers],
          ['Acesso', labelsOf(roleOptions, partner.roles)],
          ['Validade', formatDate(partner.validade_fim)],
        ]}
      />
    </>
  )
}

function ExistingPartner({ person, mayWrite }: { person: Person; mayWrite: boolean }) {
  const read = useRecord(trpc.partners.get.queryOptions({ id: person.id }))
  return (
    <Loaded reads={[read]}>
      {(partner) =>
        mayWrite ? <PartnerForm person={person} partner={partner} /> : <PartnerFacts partner={partner} />
      }
    </Loaded>
  )
}

/** An external seller's access: providers, sales only, and until when. */
export function PartnerPage({ id }: { id: number }) {
  const read = useRecord(trpc.permissions.get.queryOptions({ id }))
  const mayWrite = can(useSession(), 'configuracao', 'manage')
  return (
    <LoadedPage reads={[read]}>
      {(person) => (
        <Page>
          <PageHead total={person.nome ?? person.email} />
          <PageSheet>
            {person.funcionario ? (
              <EmptyState title={settings.partnerIsEmployee} />
            ) : person.parceiro ? (
              <ExistingPartner person={person} mayWrite={mayWrite} />
            ) : mayWrite ? (
              <PartnerForm person={person} />
            ) : (
              <EmptyState title="Sem acesso de parceiro." text={settings.readOnly} />
            )}
          </PageSheet>
        </Page>
      )}
    </LoadedPage>
  )
}
