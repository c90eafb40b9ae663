import { createFileRoute } from '@tanstack/react-router'
import { ProviderCitiesPage } from '@/features/company/providers/provider-cities-page.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/providers/list_/cities/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'configuracao', ability: 'manage' },
    title: 'Cidades do provedor',
    back: '/providers/list',
    area: 'admin',
  },
  loader: async ({ context: { queryClient }, params }) => {
    const id = params.id
    const [provider, cities] = await Promise.all([
      queryClient.fetchQuery(fresh(trpc.providers.get.queryOptions({ id }))),
      queryClient.fetchQuery(fresh(trpc.providers.cities.queryOptions({ id }))),
    ])
    return { provider, cities }
  },
  component: function Cities() {
    const data = Route.useLoaderData()
    return <ProviderCitiesPage key={data.provider.id} {...data} />
  },
})
