import { createFileRoute } from '@tanstack/react-router'
import { ComparePage } from '@/features/careers/stages/compare-page.tsx'
import { paramsWithId } from '@/lib/params-with-id.ts'

export const Route = createFileRoute('/_app/careers/compare/$id/$other')({
  params: paramsWithId<{ id: string; other: string }>(),
  staticData: {
    needs: 'employee',
    title: 'Comparar candidatos',
    back: { to: '/human-resources', label: 'Recursos Humanos' },
    area: 'hr',
  },
  component: function Compare() {
    const { id, other } = Route.useParams()
    return <ComparePage one={id} other={Number(other)} />
  },
})
