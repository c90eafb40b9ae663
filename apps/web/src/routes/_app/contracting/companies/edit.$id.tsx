import { createFileRoute } from '@tanstack/react-router'
import { ContractingCompanyEditPage } from '@/features/company/contracting-companies/contracting-company-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/contracting/companies/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'configuracao', ability: 'manage' },
    title: 'Editar empresa contratante',
    back: '/contracting/companies/list',
    area: 'admin',
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.contractingCompanies.get.queryOptions({ id: params.id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <ContractingCompanyEditPage key={record.id} record={record} />
  },
})
