import { createFileRoute, redirect } from '@tanstack/react-router'
import { PhotoPage } from '@/features/marketing/sponsorship/photo-page.tsx'
import { recordSearch } from '@/features/marketing/sponsorship/sponsorship-search.ts'

export const Route = createFileRoute('/_app/marketing/sponsorship/post-event/edit-photo')({
  staticData: {
    needs: { module: 'marketing', ability: 'create' },
    title: 'Fotos do evento',
    step: true,
    back: '/marketing/sponsorship/post-event/list',
    area: 'marketing',
  },
  validateSearch: recordSearch,
  beforeLoad: ({ search }) => {
    if (!search.id) throw redirect({ to: '/marketing/sponsorship/post-event/list', replace: true })
  },
  component: function Parts() {
    const { id = 0 } = Route.useSearch()
    return <PhotoPage key={id} id={id} />
  },
})
