import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { KeywordsPage } from '@/features/careers/keywords/keywords-page.tsx'

const given = (value: string | undefined) => (value === 'noparms' ? undefined : value)

/** The vacancy's id says which one it is; its name is for readers. Without one: the words offered to all. */
export const Route = createFileRoute('/_app/careers/keywords/{-$vacancyName}/{-$id}/{-$search}')({
  staticData: {
    needs: { module: 'banco_talentos', ability: 'read' },
    title: 'Palavras-chave',
    back: { to: '/human-resources', label: 'Recursos Humanos' },
    area: 'hr',
  },
  validateSearch: listSearch,
  component: function Keywords() {
    const { id, search } = Route.useParams()
    const vacancy = Number(given(id))
    const known = Number.isSafeInteger(vacancy) && vacancy > 0 ? vacancy : undefined
    return <KeywordsPage key={known} id={known} search={given(search)} />
  },
})
