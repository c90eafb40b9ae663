import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { UserEditPage } from '@/features/access/users/user-edit-page.tsx'
import { EmployeeEditPage } from '@/features/people/employees/employee-form-pages.tsx'
import { useSession } from '@/lib/session.ts'
import { optionalIdParams } from '@/lib/id-params.ts'

/** Without an id: oneself. HR gets all of an employee, everybody else their own data. */
export const Route = createFileRoute('/_app/human-resources/employee/form/edit/{-$id}')({
  params: optionalIdParams,
  staticData: {
    needs: 'signedIn',
    title: 'Editar funcionário',
    back: '/human-resources/employee/list',
    area: 'hr',
  },
  component: function EditEmployee() {
    const session = useSession()
    const id = Route.useParams().id ?? session?.usuarioId ?? 0
    return can(session, 'rh', 'manage') ? (
      <EmployeeEditPage key={id} id={id} />
    ) : (
      <UserEditPage key={id} id={id} />
    )
  },
})
