import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { CoverageEditPage } from '@/features/sales/coverage/coverage-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/sales/internal/coverage/edit/$id')({
  params: idParams,
  staticData: {
    title: 'Editar cobertura',
    back: { to: '/sales/internal/coverage/list', label: 'Cobertura' },
    area: 'sales',
  },
  loader: ({ context: { queryClient, session }, params: { id } }) =>
    can(session, 'vendas', 'manage')
      ? queryClient.fetchQuery(fresh(trpc.coverage.get.queryOptions({ id })))
      : null,
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <Permitted module="vendas" ability="manage">
        {record && <CoverageEditPage key={record.id} record={record} />}
      </Permitted>
    )
  },
})
