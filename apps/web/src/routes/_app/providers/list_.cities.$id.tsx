import { createFileRoute } from '@tanstack/react-router'
import { ManagersOnly } from '@/components/records/managers-only.tsx'
import { ProviderCitiesPage } from '@/features/company/providers/provider-cities-page.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/providers/list_/cities/$id')({
  staticData: {
    title: 'Cidades do provedor',
    back: { to: '/providers/list', label: 'Provedores' },
    area: 'admin',
  },
  loader: async ({ context: { queryClient }, params }) => {
    const id = Number(params.id)
    const [provider, cities] = await Promise.all([
      queryClient.fetchQuery(fresh(trpc.providers.get.queryOptions({ id }))),
      queryClient.fetchQuery(fresh(trpc.providers.cities.queryOptions({ id }))),
    ])
    return { provider, cities }
  },
  component: function Cities() {
    const { provider, cities } = Route.useLoaderData()
    return (
      <ManagersOnly module="configuracao">
        <ProviderCitiesPage key={provider.id} provider={provider} cities={cities} />
      </ManagersOnly>
    )
  },
})
