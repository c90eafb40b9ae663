import { person } from '@intranet/contract/access/person'
import { newEmployeeForm, savedEmployeeForm, type UserForm } from '@intranet/contract/access/user-schemas'
import { hiring } from '@intranet/contract/messages/hiring'
import { useMemo, useState } from 'react'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { newRecord, savedRecord } from '@/components/form/form-identity.ts'
import { Form } from '@/components/form/form.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { saveBoth } from '@/components/form/save-both.ts'
import { RecordHistory } from '@/components/history/record-history.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { NoteLine } from '@/components/ui/note-line.tsx'
import { invitationText } from '@/features/access/users/employee-state.ts'
import { OrganizationPanel } from '@/features/access/users/organization-panel.tsx'
import { AddressPanel, DataPanel, DocumentsPanel } from '@/features/access/users/personal-panels.tsx'
import { emptyUser, toInput, userValues, type UserRecord } from '@/features/access/users/user-form.ts'
import { userHistory } from '@/features/access/users/user-history.ts'
import { UserSections } from '@/features/access/users/user-sections.tsx'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { useRecord } from '@/lib/use-record.ts'
import { EmploymentFields } from './employment-fields.tsx'
import type { NewPlace } from './new-place.ts'
import type * as z from 'zod'

const sections = ['organizacao', 'dados', 'endereco', 'documentos'] as const

/** Provider, department and position as the form holds them, with what HR adds. */
const employeeValues = (user: UserRecord) => ({
  ...userValues(user),
  id_setor: user.id_setor,
  id_contratante: user.id_contratante,
  id_gestor: user.id_gestor,
  matricula: user.matricula ?? '',
  tipo_vinculo: user.tipo_vinculo,
  situacao: user.situacao as z.input<typeof newEmployeeForm>['situacao'],
})

const blank = {
  ...emptyUser,
  id_setor: null,
  id_contratante: null,
  id_gestor: null,
  matricula: '',
  tipo_vinculo: null,
  situacao: 'ativo',
} as const

type Sent = Pick<UserForm, 'foto' | 'uf' | 'id_cargo' | 'id_setor'> & { funcionario?: boolean }

/** What HR sends: everybody of these screens is an employee already. A position decides the sector, whatever was chosen before. */
function toEmployee<Values extends Sent>(values: Values) {
  const { funcionario: _, ...fields } = toInput(values)
  return values.id_cargo ? { ...fields, id_setor: null } : fields
}

const changes = [trpc.employees.pathFilter(), trpc.users.pathFilter()]

/** A new employee; an invitation with a first-access password goes out by e-mail. */
export function EmployeeRegisterPage() {
  return (
    <Page>
      <PageHead />
      <PageSheet spine={<UserSections shown={[...sections]} />}>
        <Form
          identity={newRecord('employee')}
          schema={newEmployeeForm}
          defaultValues={blank}
          onSubmit={(values) => api.employees.create.mutate({ objects: [toEmployee(values)] })}
          changes={changes}
          texts={{ success: (values) => invitationText({ ...values, funcionario: true }) }}
        >
          <OrganizationPanel staff>
            <EmploymentFields />
          </OrganizationPanel>
          <DataPanel />
          <AddressPanel />
          <DocumentsPanel />
          <FormActions save="Cadastrar e convidar" />
        </Form>
      </PageSheet>
    </Page>
  )
}

function EditForm({ user, place }: { user: UserRecord; place: NewPlace }) {
  // What was read when the form opened is what it may overwrite.
  const [opened] = useState(user)
  const { id, updated_at } = opened
  const schema = useMemo(() => savedEmployeeForm(user), [user])
  const { id_empresa, id_departamento, id_cargo } = place
  const moves = id_empresa !== undefined && id_departamento !== undefined && id_cargo !== undefined
  // The company that employs them is of the provider that they leave.
  const moved = moves && { ...place, ...(id_empresa !== user.id_empresa && { id_contratante: null }) }
  const save = (values: UserForm) =>
    saveBoth({
      declared: person,
      opened,
      start: () => {
        const start = schema.safeParse(employeeValues(opened)).data
        return start && toEmployee(start)
      },
      sent: toEmployee(values),
      joined: ['cidade', 'uf'],
      read: async () => (await api.employees.get.query({ id })) as UserRecord,
      update: (fields, version) => api.employees.update.mutate({ ...fields, id, updated_at: version }),
    })
  return (
    <Form
      identity={savedRecord('employee', { id, updated_at })}
      schema={schema}
      defaultValues={{ ...employeeValues(user), ...moved }}
      onSubmit={save}
      changes={changes}
    >
      {moves && <NoteLine>{hiring.vacancysPlace}</NoteLine>}
      <OrganizationPanel staff saved={moves ? { ...user, ...place } : user}>
        <EmploymentFields saved={user} />
      </OrganizationPanel>
      <DataPanel />
      <AddressPanel />
      <DocumentsPanel />
      <FormActions />
    </Form>
  )
}

/** All that HR keeps of an employee. */
export function EmployeeEditPage({ id, place = {} }: { id: number; place?: NewPlace }) {
  const read = useRecord(trpc.employees.get.queryOptions({ id }))
  return (
    <LoadedPage reads={[read]}>
      {(user) => (
        <Page>
          <PageHead total={user.nome}>
            <RecordHistory history={userHistory} id={id} />
          </PageHead>
          <PageSheet spine={<UserSections shown={[...sections]} />}>
            <EditForm user={user as UserRecord} place={place} />
          </PageSheet>
        </Page>
      )}
    </LoadedPage>
  )
}
