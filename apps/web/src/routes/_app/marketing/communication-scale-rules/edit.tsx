import { createFileRoute, redirect } from '@tanstack/react-router'
import { RuleEditPage } from '@/features/marketing/communication/rules/rule-form-pages.tsx'
import { idInSearch } from '@/lib/id-in-search.ts'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/marketing/communication-scale-rules/edit')({
  staticData: {
    needs: { module: 'regua_comunicacao', ability: 'editOwn' },
    title: 'Editar regra',
    back: { to: '/marketing/communication-scale-rules/list', label: 'Regras', keep: ['idCampaign'] },
    area: 'marketing',
  },
  validateSearch: ({ idCampaign, idRule }: Record<string, unknown>) => ({
    idCampaign: idInSearch(idCampaign),
    idRule: idInSearch(idRule),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { idRule } }) => {
    if (idRule === undefined) throw redirect({ to: '/marketing/communication-scale/list', replace: true })
    return queryClient.fetchQuery(fresh(trpc.communicationRules.get.queryOptions({ id: idRule })))
  },
  component: function Edit() {
    const record = Route.useLoaderData()
    return <RuleEditPage key={record.id} record={record} />
  },
})
