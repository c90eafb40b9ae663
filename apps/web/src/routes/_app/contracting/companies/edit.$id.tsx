import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { ContractingCompanyEditPage } from '@/features/company/contracting-companies/contracting-company-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/contracting/companies/edit/$id')({
  staticData: {
    title: 'Editar empresa contratante',
    back: { to: '/contracting/companies/list', label: 'Empresas contratantes' },
    area: 'admin',
  },
  loader: ({ context: { queryClient, session }, params }) =>
    can(session, 'configuracao', 'manage')
      ? queryClient.fetchQuery(fresh(trpc.contractingCompanies.get.queryOptions({ id: Number(params.id) })))
      : null,
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <Permitted module="configuracao" ability="manage">
        {record && <ContractingCompanyEditPage key={record.id} record={record} />}
      </Permitted>
    )
  },
})
