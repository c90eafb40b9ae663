import { createFileRoute, redirect } from '@tanstack/react-router'
import { VacancyEditPage, type VacancyTab } from '@/features/careers/vacancies/vacancy-form-pages.tsx'
import { optionalIdParams } from '@/lib/id-params.ts'

/** Without an id there is nothing to edit: the list. */
export const Route = createFileRoute('/_app/careers/edit/{-$id}')({
  params: optionalIdParams,
  staticData: {
    needs: { module: 'banco_talentos', ability: 'read' },
    title: 'Editar vaga',
    back: '/careers/admin/list',
    area: 'hr',
  },
  validateSearch: ({ aba }: Record<string, unknown>): { aba?: VacancyTab } => ({
    aba: aba === 'fontes' || aba === 'perguntas' ? aba : undefined,
  }),
  beforeLoad({ params }) {
    if (params.id === undefined) throw redirect({ href: '/careers/admin/list', replace: true })
  },
  component: function Edit() {
    const { id } = Route.useParams()
    return id === undefined ? null : <VacancyEditPage key={id} id={id} tab={Route.useSearch().aba} />
  },
})
