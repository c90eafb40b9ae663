import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { ApplicantsPage } from '@/features/careers/stages/applicants-page.tsx'
import { idParams } from '@/lib/id-params.ts'

/** `modo`: the board, or the table of the same people. Who neither manages nor hires there gets 404. */
export const Route = createFileRoute('/_app/careers/applicants/$id')({
  params: idParams,
  staticData: {
    needs: 'employee',
    title: 'Candidatos',
    back: { to: '/careers/admin/list', label: 'Vagas' },
    area: 'hr',
  },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    modo: search.modo === 'tabela' ? ('tabela' as const) : undefined,
  }),
  component: function Applicants() {
    const { id } = Route.useParams()
    return <ApplicantsPage key={id} id={id} />
  },
})
