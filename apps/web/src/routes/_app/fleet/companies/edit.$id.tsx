import { createFileRoute } from '@tanstack/react-router'
import { RentalCompanyEditPage } from '@/features/operations/fleet/rental-company-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/fleet/companies/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'frota', ability: 'manage' },
    title: 'Locadora',
    back: '/fleet/companies/list',
    area: 'operations',
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.rentalCompanies.get.queryOptions({ id: params.id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <RentalCompanyEditPage key={record.id} record={record} />
  },
})
