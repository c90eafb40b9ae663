import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { ArticleRegisterPage } from '@/features/content/handbook/handbook-form-pages.tsx'

export const Route = createFileRoute('/_app/employee-handbook/register')({
  staticData: {
    title: 'Novo artigo',
    back: { to: '/employee-handbook/list', label: 'Artigos do manual' },
    area: 'content',
  },
  component: () => (
    <Permitted module="manual" ability="create">
      <ArticleRegisterPage />
    </Permitted>
  ),
})
