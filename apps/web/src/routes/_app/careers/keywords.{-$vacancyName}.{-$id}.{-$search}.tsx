import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { KeywordsPage } from '@/features/careers/keywords/keywords-page.tsx'
import { paramsWithOptionalId } from '@/lib/id-params.ts'

/** The vacancy's id says which one it is; its name is for readers. Without one: the words offered to all. */
export const Route = createFileRoute('/_app/careers/keywords/{-$vacancyName}/{-$id}/{-$search}')({
  params: paramsWithOptionalId<{ vacancyName?: string; id?: string; search?: string }>(),
  staticData: {
    needs: { module: 'banco_talentos', ability: 'read' },
    title: 'Palavras-chave',
    back: { to: '/human-resources', label: 'Recursos Humanos' },
    area: 'hr',
  },
  validateSearch: listSearch,
  component: function Keywords() {
    const { id, search } = Route.useParams()
    return <KeywordsPage key={id} id={id} search={search} />
  },
})
