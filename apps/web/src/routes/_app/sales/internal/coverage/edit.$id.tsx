import { createFileRoute } from '@tanstack/react-router'
import { CoverageEditPage } from '@/features/sales/coverage/coverage-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/sales/internal/coverage/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'vendas', ability: 'manage' },
    title: 'Editar cobertura',
    back: '/sales/internal/coverage/list',
    area: 'sales',
  },
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient.fetchQuery(fresh(trpc.coverage.get.queryOptions({ id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <CoverageEditPage key={record.id} record={record} />
  },
})
