import { createFileRoute } from '@tanstack/react-router'
import { ApplicationPage } from '@/features/careers/public/application-page.tsx'
import { idInSearch } from '@/lib/id-in-search.ts'

export const Route = createFileRoute('/_open/applicants/register')({
  staticData: {
    needs: 'open',
    title: 'Candidatura',
    step: true,
    back: { to: '/careers/list', label: 'Vagas abertas' },
  },
  validateSearch: ({ vaga, fonte }: Record<string, unknown>): { vaga?: number; fonte?: string } => ({
    vaga: idInSearch(vaga),
    fonte: typeof fonte === 'string' && /^[0-9A-Za-z]{12}$/.test(fonte) ? fonte : undefined,
  }),
  component: function Register() {
    const { vaga, fonte } = Route.useSearch()
    return <ApplicationPage id_vaga={vaga} fonte={fonte} />
  },
})
