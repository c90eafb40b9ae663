import { createFileRoute } from '@tanstack/react-router'
import { DepartmentEditPage } from '@/features/company/departments/department-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/departments/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'rh', ability: 'manage' },
    title: 'Editar departamento',
    back: '/departments/list',
    area: 'hr',
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.departments.get.queryOptions({ id: params.id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <DepartmentEditPage key={record.id} record={record} />
  },
})
