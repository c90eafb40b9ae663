import { MAX_ANSWER } from '@intranet/contract/careers/question-options'
import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { ApplicantsPage } from '@/features/careers/stages/applicants-page.tsx'
import { idParams } from '@/lib/id-params.ts'
import { textInSearch } from '@/lib/text-in-search.ts'

/** `modo`: the board, or the table of the same people; `nao_atende` and `resposta`: those who answered so. Who neither manages nor hires there gets 404. */
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
    nao_atende: typeof search.nao_atende === 'boolean' ? search.nao_atende : undefined,
    resposta: textInSearch(search.resposta, MAX_ANSWER + 20),
  }),
  component: function Applicants() {
    const { id } = Route.useParams()
    return <ApplicantsPage key={id} id={id} />
  },
})
