import { createFileRoute } from '@tanstack/react-router'
import { CriterionRegisterPage } from '@/features/desk/blocking/criterion-form-pages.tsx'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/blocking-exception-criterion/register/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'regras_bloqueio', ability: 'create' },
    title: 'Novo critério',
    back: '/blocking-rules/list',
    area: 'service',
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.ensureQueryData(trpc.blockingRules.get.queryOptions({ id: params.id })),
  component: function Register() {
    return <CriterionRegisterPage rule={Route.useLoaderData()} />
  },
})
