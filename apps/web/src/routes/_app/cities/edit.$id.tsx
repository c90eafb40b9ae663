import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { CityEditPage } from '@/features/company/cities/city-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/cities/edit/$id')({
  staticData: { title: 'Editar cidade', back: { to: '/cities/list', label: 'Cidades' }, area: 'admin' },
  loader: ({ context: { queryClient, session }, params }) =>
    can(session, 'configuracao', 'manage')
      ? queryClient.fetchQuery(fresh(trpc.cities.get.queryOptions({ id: Number(params.id) })))
      : null,
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <Permitted module="configuracao" ability="manage">
        {record && <CityEditPage key={record.id} record={record} />}
      </Permitted>
    )
  },
})
