import { createFileRoute, redirect } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { RestrictionEditPage } from '@/features/marketing/communication/restrictions/restriction-form-pages.tsx'
import { idParam } from '@/features/marketing/communication/communication-addresses.ts'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/marketing/communication-scale-restrictions/edit')({
  staticData: {
    title: 'Editar restrição',
    back: { to: '/marketing/communication-scale-restrictions/list', label: 'Restrições de envio' },
    area: 'marketing',
  },
  validateSearch: ({ id }: Record<string, unknown>) => ({ id: idParam(id) }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, session }, deps: { id } }) => {
    if (id === undefined)
      throw redirect({ to: '/marketing/communication-scale-restrictions/list', replace: true })
    return can(session, 'regua_comunicacao', 'create')
      ? queryClient.fetchQuery(fresh(trpc.restrictions.get.queryOptions({ id: id })))
      : null
  },
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <Permitted module="regua_comunicacao" ability="create">
        {record && <RestrictionEditPage key={record.id} record={record} />}
      </Permitted>
    )
  },
})
