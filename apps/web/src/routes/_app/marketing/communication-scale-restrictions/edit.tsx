import { createFileRoute, redirect } from '@tanstack/react-router'
import { RestrictionEditPage } from '@/features/marketing/communication/restrictions/restriction-form-pages.tsx'
import { idInSearch } from '@/lib/id-in-search.ts'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/marketing/communication-scale-restrictions/edit')({
  staticData: {
    needs: { module: 'regua_comunicacao', ability: 'create' },
    title: 'Editar restrição',
    back: '/marketing/communication-scale-restrictions/list',
    area: 'marketing',
  },
  validateSearch: ({ id }: Record<string, unknown>) => ({ id: idInSearch(id) }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { id } }) => {
    if (id === undefined)
      throw redirect({ to: '/marketing/communication-scale-restrictions/list', replace: true })
    return queryClient.fetchQuery(fresh(trpc.restrictions.get.queryOptions({ id: id })))
  },
  component: function Edit() {
    const record = Route.useLoaderData()
    return <RestrictionEditPage key={record.id} record={record} />
  },
})
