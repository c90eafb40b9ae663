import { createFileRoute } from '@tanstack/react-router'
import { ManagersOnly } from '@/components/records/managers-only.tsx'
import { DepartmentEditPage } from '@/features/company/departments/department-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/departments/edit/$id')({
  staticData: {
    title: 'Editar departamento',
    back: { to: '/departments/list', label: 'Departamentos' },
    area: 'admin',
  },
  loader: ({ context, params }) =>
    context.queryClient.fetchQuery(fresh(trpc.departments.get.queryOptions({ id: Number(params.id) }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <ManagersOnly module="rh">
        <DepartmentEditPage key={record.id} record={record} />
      </ManagersOnly>
    )
  },
})
