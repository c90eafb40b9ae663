import { createFileRoute } from '@tanstack/react-router'
import { ManagersOnly } from '@/components/records/managers-only.tsx'
import { ContractingCompanyEditPage } from '@/features/company/contracting-companies/contracting-company-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/contracting/companies/edit/$id')({
  staticData: {
    title: 'Editar empresa contratante',
    back: { to: '/contracting/companies/list', label: 'Empresas contratantes' },
    area: 'admin',
  },
  loader: ({ context, params }) =>
    context.queryClient.fetchQuery(
      fresh(trpc.contractingCompanies.get.queryOptions({ id: Number(params.id) })),
    ),
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <ManagersOnly module="configuracao">
        <ContractingCompanyEditPage key={record.id} record={record} />
      </ManagersOnly>
    )
  },
})
