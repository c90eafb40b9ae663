import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { TalentListPage } from '@/features/careers/talent-bank/talent-list-page.tsx'
import { idInSearch } from '@/lib/id-in-search.ts'

/** `palavras`: weighted words, `fibra:5;escada/altura:2`. `busca`: a search of one's own that found somebody. */
export const Route = createFileRoute('/_open/ResumeDatabase/list')({
  staticData: {
    needs: 'open',
    title: 'Banco de talentos',
    back: { to: '/human-resources', label: 'Recursos Humanos' },
    area: 'hr',
  },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    palavras: typeof search.palavras === 'string' ? search.palavras.slice(0, 2000) : undefined,
    busca: idInSearch(search.busca),
  }),
  component: TalentListPage,
})
