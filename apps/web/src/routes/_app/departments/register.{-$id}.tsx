import { createFileRoute } from '@tanstack/react-router'
import { ManagersOnly } from '@/components/records/managers-only.tsx'
import { DepartmentRegisterPage } from '@/features/company/departments/department-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

/** With an id: a new record filled from that one. */
export const Route = createFileRoute('/_app/departments/register/{-$id}')({
  staticData: {
    title: 'Novo departamento',
    back: { to: '/departments/list', label: 'Departamentos' },
    area: 'admin',
  },
  loader: ({ context, params: { id } }) =>
    id
      ? context.queryClient.fetchQuery(fresh(trpc.departments.get.queryOptions({ id: Number(id) })))
      : undefined,
  component: function Register() {
    return (
      <ManagersOnly module="rh">
        <DepartmentRegisterPage key={Route.useParams().id} source={Route.useLoaderData()} />
      </ManagersOnly>
    )
  },
})
