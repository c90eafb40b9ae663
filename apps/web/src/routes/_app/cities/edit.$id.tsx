import { createFileRoute } from '@tanstack/react-router'
import { ManagersOnly } from '@/components/records/managers-only.tsx'
import { CityEditPage } from '@/features/company/cities/city-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/cities/edit/$id')({
  staticData: { title: 'Editar cidade', back: { to: '/cities/list', label: 'Cidades' }, area: 'admin' },
  loader: ({ context, params }) =>
    context.queryClient.fetchQuery(fresh(trpc.cities.get.queryOptions({ id: Number(params.id) }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <ManagersOnly module="configuracao">
        <CityEditPage key={record.id} record={record} />
      </ManagersOnly>
    )
  },
})
