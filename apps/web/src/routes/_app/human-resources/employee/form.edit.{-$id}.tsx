import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { UserEditPage } from '@/features/access/users/user-edit-page.tsx'
import { EmployeeEditPage } from '@/features/people/employees/employee-form-pages.tsx'
import { placeInSearch } from '@/features/people/employees/new-place.ts'
import { useSession } from '@/lib/session.ts'
import { optionalIdParams } from '@/lib/id-params.ts'

/** Without an id: oneself. HR gets all of an employee, everybody else their own data. The address may name the place to move to. */
export const Route = createFileRoute('/_app/human-resources/employee/form/edit/{-$id}')({
  params: optionalIdParams,
  staticData: {
    needs: 'signedIn',
    title: 'Editar funcionário',
    back: '/human-resources/employee/list',
    area: 'hr',
  },
  validateSearch: placeInSearch,
  component: function EditEmployee() {
    const session = useSession()
    const place = Route.useSearch()
    const id = Route.useParams().id ?? session?.usuarioId ?? 0
    return can(session, 'rh', 'manage') ? (
      <EmployeeEditPage key={id} id={id} place={place} />
    ) : (
      <UserEditPage key={id} id={id} />
    )
  },
})
