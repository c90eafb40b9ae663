import { createFileRoute } from '@tanstack/react-router'
import { DriverEditPage, DriverRegisterPage } from '@/features/operations/fleet/driver-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { paramsWithId } from '@/lib/params-with-id.ts'
import { trpc } from '@/lib/trpc.ts'

/** The employee and, where there is one, their driver's record: without it the employee becomes a driver here. */
export const Route = createFileRoute('/_app/fleet/driver/edit/$id/{-$driverId}')({
  params: paramsWithId<{ id: string; driverId?: string }>(),
  staticData: {
    needs: { module: 'frota', ability: 'manage' },
    title: 'Motorista',
    back: '/fleet/driver/list',
    area: 'operations',
  },
  loader: async ({ context: { queryClient }, params: { id, driverId } }) => {
    const person = await queryClient.fetchQuery(fresh(trpc.drivers.person.queryOptions({ id })))
    const driver = driverId ? Number(driverId) : person.id_motorista
    const record = driver
      ? await queryClient.fetchQuery(fresh(trpc.drivers.get.queryOptions({ id: driver })))
      : undefined
    return { person, record }
  },
  component: function Edit() {
    const { person, record } = Route.useLoaderData()
    return record ? <DriverEditPage record={record} /> : <DriverRegisterPage person={person} />
  },
})
