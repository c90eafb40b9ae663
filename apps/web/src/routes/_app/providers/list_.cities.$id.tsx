import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { ProviderCitiesPage } from '@/features/company/providers/provider-cities-page.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/providers/list_/cities/$id')({
  staticData: {
    title: 'Cidades do provedor',
    back: { to: '/providers/list', label: 'Provedores' },
    area: 'admin',
  },
  loader: async ({ context: { queryClient, session }, params }) => {
    if (!can(session, 'configuracao', 'manage')) return null
    const id = Number(params.id)
    const [provider, cities] = await Promise.all([
      queryClient.fetchQuery(fresh(trpc.providers.get.queryOptions({ id }))),
      queryClient.fetchQuery(fresh(trpc.providers.cities.queryOptions({ id }))),
    ])
    return { provider, cities }
  },
  component: function Cities() {
    const data = Route.useLoaderData()
    return (
      <Permitted module="configuracao" ability="manage">
        {data && <ProviderCitiesPage key={data.provider.id} {...data} />}
      </Permitted>
    )
  },
})
