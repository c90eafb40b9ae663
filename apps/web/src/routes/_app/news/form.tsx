import { createFileRoute } from '@tanstack/react-router'
import { NewsRegisterPage } from '@/features/content/news/news-form-pages.tsx'

export const Route = createFileRoute('/_app/news/form')({
  staticData: {
    needs: { module: 'novidades', ability: 'create' },
    title: 'Novidade rápida',
    back: '/news/table',
    area: 'content',
    action: true,
  },
  component: () => <NewsRegisterPage compact />,
})
