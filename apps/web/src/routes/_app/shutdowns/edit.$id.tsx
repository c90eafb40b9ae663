import { createFileRoute } from '@tanstack/react-router'
import { ShutdownEditPage } from '@/features/people/shutdowns/shutdown-edit-page.tsx'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/shutdowns/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'desligamentos', ability: 'read' },
    title: 'Desligamento',
    back: '/shutdowns/list',
    area: 'hr',
  },
  component: function Edit() {
    const { id } = Route.useParams()
    return <ShutdownEditPage key={id} id={id} />
  },
})
