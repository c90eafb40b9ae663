import { newUserForm } from '@intranet/contract/access/user-schemas'
import { newRecord } from '@/components/form/form-identity.ts'
import { Form } from '@/components/form/form.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { trpc } from '@/lib/trpc.ts'
import { api } from '@/lib/api.ts'
import { invitationText } from './employee-state.ts'
import { OrganizationPanel } from './organization-panel.tsx'
import { AddressPanel, DataPanel, DocumentsPanel } from './personal-panels.tsx'
import { UserSections } from './user-sections.tsx'
import { emptyUser, toInput } from './user-form.ts'

/** A new person by HR; an invitation with a first-access password goes out by e-mail. */
export function UserRegisterPage() {
  return (
    <Page>
      <PageHead />
      <PageSheet spine={<UserSections shown={['organizacao', 'dados', 'endereco', 'documentos']} />}>
        <Form
          identity={newRecord('user')}
          schema={newUserForm}
          defaultValues={emptyUser}
          onSubmit={(values) => api.users.create.mutate({ objects: [toInput(values)] })}
          changes={[trpc.users.pathFilter()]}
          texts={{ success: invitationText }}
        >
          <OrganizationPanel />
          <DataPanel />
          <AddressPanel />
          <DocumentsPanel />
          <FormActions save="Cadastrar e convidar" />
        </Form>
      </PageSheet>
    </Page>
  )
}
