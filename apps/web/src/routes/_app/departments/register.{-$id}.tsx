import { createFileRoute } from '@tanstack/react-router'
import { DepartmentRegisterPage } from '@/features/company/departments/department-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'
import { optionalIdParams } from '@/lib/id-params.ts'

/** With an id: a new record filled from that one. */
export const Route = createFileRoute('/_app/departments/register/{-$id}')({
  params: optionalIdParams,
  staticData: {
    needs: { module: 'rh', ability: 'manage' },
    title: 'Novo departamento',
    back: '/departments/list',
    area: 'hr',
    action: true,
  },
  loader: ({ context: { queryClient }, params: { id } }) =>
    id ? queryClient.fetchQuery(fresh(trpc.departments.get.queryOptions({ id: id }))) : undefined,
  component: function Register() {
    return <DepartmentRegisterPage key={Route.useParams().id} source={Route.useLoaderData()} />
  },
})
