import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { NewsRegisterPage } from '@/features/content/news/news-form-pages.tsx'
import { may } from '@/lib/may.ts'

export const Route = createFileRoute('/_app/news/register')({
  staticData: {
    title: 'Nova novidade',
    back: { to: '/news/table', label: 'Novidades' },
    area: 'content',
    action: may('novidades', 'create'),
  },
  component: () => (
    <Permitted module="novidades" ability="create">
      <NewsRegisterPage />
    </Permitted>
  ),
})
