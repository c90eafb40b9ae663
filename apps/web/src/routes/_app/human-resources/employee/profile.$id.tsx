import { createFileRoute } from '@tanstack/react-router'
import { EmployeeProfilePage } from '@/features/people/employees/employee-profile-page.tsx'
import { profileSearch } from '@/features/people/employees/profile-tab.ts'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/human-resources/employee/profile/$id')({
  params: idParams,
  validateSearch: profileSearch,
  staticData: {
    needs: 'signedIn',
    title: 'Perfil do funcionário',
    back: '/human-resources/employee/list',
    area: 'hr',
  },
  component: function EmployeeProfile() {
    const { id } = Route.useParams()
    return <EmployeeProfilePage key={id} id={id} />
  },
})
