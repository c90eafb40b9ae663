import { createFileRoute, redirect } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { HolidayEditPage } from '@/features/company/holidays/holiday-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

/** The id is optional in this address; without one there is nothing to edit. */
export const Route = createFileRoute('/_app/holidays/edit/{-$id}')({
  staticData: { title: 'Editar feriado', back: { to: '/holidays/list', label: 'Feriados' }, area: 'admin' },
  loader: ({ context: { queryClient, session }, params: { id } }) => {
    if (!id) throw redirect({ to: '/holidays/list' })
    if (!can(session, 'rh', 'manage')) return null
    return queryClient.fetchQuery(fresh(trpc.holidays.get.queryOptions({ id: Number(id) })))
  },
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <Permitted module="rh" ability="manage">
        {record && <HolidayEditPage key={record.id} record={record} />}
      </Permitted>
    )
  },
})
