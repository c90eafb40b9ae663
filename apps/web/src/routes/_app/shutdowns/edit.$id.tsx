import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { ShutdownEditPage } from '@/features/people/shutdowns/shutdown-edit-page.tsx'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/shutdowns/edit/$id')({
  params: idParams,
  staticData: { title: 'Desligamento', back: { to: '/shutdowns/list', label: 'Desligamentos' }, area: 'hr' },
  component: function Edit() {
    const { id } = Route.useParams()
    return (
      <Permitted module="desligamentos" ability="read">
        <ShutdownEditPage key={id} id={id} />
      </Permitted>
    )
  },
})
