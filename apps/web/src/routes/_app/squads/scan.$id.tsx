import { createFileRoute } from '@tanstack/react-router'
import { ScanPage } from '@/features/operations/squads/scan-page.tsx'
import { idParams } from '@/lib/id-params.ts'

/** The only address whose answer allows the camera and WASM. */
export const Route = createFileRoute('/_app/squads/scan/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'suprimentos', ability: 'employee' },
    title: 'Ler códigos',
    back: { to: '/squads/list', label: 'Equipes' },
    area: 'operations',
  },
  component: function Scan() {
    const { id } = Route.useParams()
    return <ScanPage key={id} id={id} />
  },
})
