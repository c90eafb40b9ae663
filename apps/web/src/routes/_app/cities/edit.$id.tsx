import { createFileRoute } from '@tanstack/react-router'
import { CityEditPage } from '@/features/company/cities/city-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/cities/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'configuracao', ability: 'manage' },
    title: 'Editar cidade',
    back: '/cities/list',
    area: 'admin',
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.cities.get.queryOptions({ id: params.id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <CityEditPage key={record.id} record={record} />
  },
})
