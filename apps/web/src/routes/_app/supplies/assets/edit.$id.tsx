import { createFileRoute } from '@tanstack/react-router'
import { AssetPage } from '@/features/operations/supplies/asset-page.tsx'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/supplies/assets/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'suprimentos', ability: 'read' },
    title: 'Patrimônio',
    back: '/supplies/assets/list',
    area: 'operations',
  },
  component: function Asset() {
    const { id } = Route.useParams()
    return <AssetPage key={id} id={id} />
  },
})
