import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { ArticleRegisterPage } from '@/features/content/handbook/handbook-form-pages.tsx'
import { may } from '@/lib/may.ts'

export const Route = createFileRoute('/_app/employee-handbook/register')({
  staticData: {
    title: 'Novo artigo',
    back: { to: '/employee-handbook/list', label: 'Artigos do manual' },
    area: 'content',
    action: may('manual', 'create'),
  },
  component: () => (
    <Permitted module="manual" ability="create">
      <ArticleRegisterPage />
    </Permitted>
  ),
})
