import { createFileRoute } from '@tanstack/react-router'
import { HandbookVersionsPage } from '@/features/content/handbook/handbook-versions-page.tsx'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/employee-handbook/versions/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'manual', ability: 'create' },
    title: 'Versões do artigo',
    back: { to: '/employee-handbook/list', label: 'Artigos do manual' },
    area: 'content',
  },
  component: function Versions() {
    const { id } = Route.useParams()
    return <HandbookVersionsPage key={id} id={id} />
  },
})
