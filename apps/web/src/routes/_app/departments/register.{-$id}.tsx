import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { DepartmentRegisterPage } from '@/features/company/departments/department-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'
import { may } from '@/lib/may.ts'

/** With an id: a new record filled from that one. */
export const Route = createFileRoute('/_app/departments/register/{-$id}')({
  staticData: {
    title: 'Novo departamento',
    back: { to: '/departments/list', label: 'Departamentos' },
    area: 'admin',
    action: may('rh', 'manage'),
  },
  loader: ({ context: { queryClient, session }, params: { id } }) =>
    id && can(session, 'rh', 'manage')
      ? queryClient.fetchQuery(fresh(trpc.departments.get.queryOptions({ id: Number(id) })))
      : undefined,
  component: function Register() {
    return (
      <Permitted module="rh" ability="manage">
        <DepartmentRegisterPage key={Route.useParams().id} source={Route.useLoaderData()} />
      </Permitted>
    )
  },
})
