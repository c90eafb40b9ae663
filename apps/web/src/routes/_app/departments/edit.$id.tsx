import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { DepartmentEditPage } from '@/features/company/departments/department-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/departments/edit/$id')({
  staticData: {
    title: 'Editar departamento',
    back: { to: '/departments/list', label: 'Departamentos' },
    area: 'admin',
  },
  loader: ({ context: { queryClient, session }, params }) =>
    can(session, 'rh', 'manage')
      ? queryClient.fetchQuery(fresh(trpc.departments.get.queryOptions({ id: Number(params.id) })))
      : null,
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <Permitted module="rh" ability="manage">
        {record && <DepartmentEditPage key={record.id} record={record} />}
      </Permitted>
    )
  },
})
