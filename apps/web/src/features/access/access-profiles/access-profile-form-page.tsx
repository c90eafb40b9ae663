import type * as z from 'zod'
import { can } from '@intranet/contract/access'
import { accessProfileFields } from '@intranet/contract/access/access-profiles'
import { settings } from '@intranet/contract/messages/access'
import { useState } from 'react'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { newRecord, savedRecord } from '@/components/form/form-identity.ts'
import { Form } from '@/components/form/form.tsx'
import { TextAreaField, TextField } from '@/components/form/text-fields.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { RecordHistory } from '@/components/history/record-history.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { useRecord } from '@/lib/use-record.ts'
import { RoleMatrix } from './role-matrix.tsx'
import { historyOf } from '@/components/records/history.ts'
import { api } from '@/lib/api.ts'

type Values = z.input<typeof accessProfileFields>

type Profile = inferOutput<typeof trpc.accessProfiles.get>

const history = historyOf(['perfil_acesso'], {
  nome: 'Nome',
  descricao: 'Descrição',
  roles: 'Papéis',
  ativo: 'Ativo',
})

function ProfileForm({ profile }: { profile?: Profile }) {
  // What was read when the form opened is what it may overwrite.
  const [seen] = useState(profile && { id: profile.id, updated_at: profile.updated_at })
  const mayWrite = can(useSession(), 'configuracao', 'manage') && !profile?.sistema

  return (
    <Form
      identity={seen ? savedRecord('access-profile', seen) : newRecord('access-profile')}
      schema={accessProfileFields}
      defaultValues={{
        nome: profile?.nome ?? '',
        descricao: profile?.descricao ?? '',
        roles: profile?.roles ?? [],
        ativo: profile?.ativo ?? false,
      }}
      onSubmit={async (values) =>
        seen
          ? api.accessProfiles.update.mutate({ ...seen, ...values })
          : api.accessProfiles.create.mutate({ objects: [values] })
      }
      changes={[trpc.accessProfiles.pathFilter()]}
    >
      {profile?.sistema && <p className="mb-4 text-sm text-muted-foreground">{settings.superAdminLocked}</p>}
      <fieldset disabled={!mayWrite} className="contents">
        <FormPanel>
          <TextField<Values> name="nome" label="Nome" maxLength={80} />
          <ToggleField<Values> name="ativo" label="Status" />
          <div className="col-span-full">
            <TextAreaField<Values> name="descricao" label="Descrição" max={300} rows={2} />
          </div>
          <RoleMatrix<Values> name="roles" label="Nível em cada módulo" />
        </FormPanel>
      </fieldset>
      {mayWrite && <FormActions />}
    </Form>
  )
}

/** `/access-profiles/register`. */
export function AccessProfileRegisterPage() {
  return (
    <Page>
      <PageHead />
      <PageSheet>
        <ProfileForm />
      </PageSheet>
    </Page>
  )
}

/** `/settings/profile/edit/:id`; read-only for the manager of configuracao and for the system's own profile. */
export function AccessProfileEditPage({ id }: { id: number }) {
  const read = useRecord(trpc.accessProfiles.get.queryOptions({ id }))
  return (
    <LoadedPage reads={[read]}>
      {(data) => (
        <Page>
          <PageHead total={data.nome}>
            <RecordHistory history={history} id={id} />
          </PageHead>
          <PageSheet>
            <ProfileForm profile={data} />
          </PageSheet>
        </Page>
      )}
    </LoadedPage>
  )
}
