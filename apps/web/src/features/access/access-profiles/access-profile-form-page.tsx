import type * as z from 'zod'
import { can } from '@intranet/contract/access'
import { accessProfile } from '@intranet/contract/access/access-profiles'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { settings } from '@intranet/contract/messages/access'
import { useState } from 'react'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { newRecord, savedRecord } from '@/components/form/form-identity.ts'
import { Form } from '@/components/form/form.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { RecordHistory } from '@/components/history/record-history.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { useRecord } from '@/lib/use-record.ts'
import { StatusDot } from '@/components/ui/status-dot.tsx'
import { ValueLines } from '@/components/records/value-lines.tsx'
import { RoleMatrix, RoleWords } from './role-matrix.tsx'
import { historyFrom } from '@/components/records/history.ts'
import { api } from '@/lib/api.ts'
import { NoteLine } from '@/components/ui/note-line.tsx'

const Field = fieldOf(accessProfile)
const schema = schemasOf(accessProfile).fields

type Values = z.input<typeof schema>

type Profile = inferOutput<typeof trpc.accessProfiles.get>

const history = historyFrom(accessProfile)

function ProfileForm({ profile }: { profile?: Profile }) {
  // What was read when the form opened is what it may overwrite.
  const [seen] = useState(profile && { id: profile.id, updated_at: profile.updated_at })

  return (
    <Form
      identity={seen ? savedRecord('access-profile', seen) : newRecord('access-profile')}
      schema={schema}
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
      <FormPanel>
        <Field name="nome" capped />
        <Field name="ativo" />
        <div className="col-span-full">
          <Field name="descricao" rows={2} />
        </div>
        <RoleMatrix<Values> name="roles" label="Nível em cada módulo" />
      </FormPanel>
      <FormActions />
    </Form>
  )
}

/** What a profile is and gives, for who may not change it. */
function ProfileWords({ profile, why }: { profile: Profile; why: string }) {
  return (
    <div className="max-w-[640px]">
      <NoteLine>{why}</NoteLine>
      <div className="mb-6">
        <ValueLines
          lines={[
            { label: accessProfile.fields.nome.label, value: profile.nome },
            { label: accessProfile.fields.descricao.label, value: profile.descricao || '–' },
            { label: accessProfile.fields.ativo.label, value: <StatusDot active={profile.ativo} /> },
          ]}
        />
      </div>
      <RoleWords roles={profile.roles} />
    </div>
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
  const manages = can(useSession(), 'configuracao', 'manage')
  return (
    <LoadedPage reads={[read]}>
      {(data) => (
        <Page>
          <PageHead total={data.nome}>
            <RecordHistory history={history} id={id} />
          </PageHead>
          <PageSheet>
            {manages && !data.sistema ? (
              <ProfileForm profile={data} />
            ) : (
              <ProfileWords profile={data} why={manages ? settings.superAdminLocked : settings.readOnly} />
            )}
          </PageSheet>
        </Page>
      )}
    </LoadedPage>
  )
}
