import { can } from '@intranet/contract/access'
import { ownProfileForm, savedUserForm } from '@intranet/contract/access/user-schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { savedRecord } from '@/components/form/form-identity.ts'
import { Form } from '@/components/form/form.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { RecordHistory } from '@/components/history/record-history.tsx'
import { useGoBack } from '@/components/shell/use-go-back.ts'
import { sessionQuery, useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { useRecord } from '@/lib/use-record.ts'
import { api } from '@/lib/api.ts'
import { OrganizationPanel } from './organization-panel.tsx'
import { AddressPanel, DataPanel, DocumentsPanel } from './personal-panels.tsx'
import { SignInLockNotice } from './sign-in-lock-notice.tsx'
import { ownValues, toInput, userValues, type UserRecord } from './user-form.ts'
import { userHistory } from './user-history.ts'
import { Refused, type UserSection, UserSections } from './user-sections.tsx'

function EditForm({ user }: { user: UserRecord }) {
  const session = useSession()
  const router = useRouter()
  const goBack = useGoBack()
  const queryClient = useQueryClient()
  const isOwn = session?.usuarioId === user.id
  const keeps = can(session, 'users', 'manage')
  // What was read when the form opened is what it may overwrite.
  const [{ id, updated_at }] = useState(user)
  const schema = useMemo(() => savedUserForm(user), [user])
  const save = (values: Parameters<typeof toInput>[0]) =>
    api.users.update.mutate({ id, updated_at, ...toInput(values) })
  const saved = async () => {
    await queryClient.invalidateQueries({ queryKey: trpc.users.pathKey() })
    if (!isOwn) return goBack()
    await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
    await router.navigate({ href: `/users/profile/${user.id}` })
  }
  const fields = (
    <>
      <DataPanel />
      <AddressPanel />
      <DocumentsPanel />
    </>
  )
  return keeps ? (
    <Form
      identity={savedRecord('user', { id, updated_at })}
      schema={schema}
      defaultValues={userValues(user)}
      onSubmit={save}
      onSaved={() => void saved()}
    >
      {fields}
      <OrganizationPanel saved={user} />
      <FormActions />
    </Form>
  ) : (
    <Form
      identity={savedRecord('own-profile', { id, updated_at })}
      schema={ownProfileForm}
      defaultValues={ownValues(user)}
      onSubmit={save}
      onSaved={() => void saved()}
    >
      {fields}
      <FormActions />
    </Form>
  )
}

const own: UserSection[] = ['dados', 'endereco', 'documentos']

/** A person's data, by themselves or by HR. */
export function UserEditPage({ id }: { id: number }) {
  const session = useSession()
  const keeps = can(session, 'users', 'manage')
  return session?.usuarioId === id || keeps ? <Edit id={id} keeps={keeps} /> : <Refused />
}

function Edit({ id, keeps }: { id: number; keeps: boolean }) {
  const read = useRecord(trpc.users.get.queryOptions({ id }))
  return (
    <LoadedPage reads={[read]}>
      {(user) => {
        return (
          <Page>
            <PageHead heading="EDITAR PERFIL" total={user.nome}>
              <RecordHistory history={userHistory} id={id} />
            </PageHead>
            <PageSheet spine={<UserSections shown={keeps ? [...own, 'organizacao'] : own} />}>
              <SignInLockNotice id={id} />
              <EditForm user={user} />
            </PageSheet>
          </Page>
        )
      }}
    </LoadedPage>
  )
}
