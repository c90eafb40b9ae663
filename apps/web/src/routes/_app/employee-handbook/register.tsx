import { createFileRoute } from '@tanstack/react-router'
import { ArticleRegisterPage } from '@/features/content/handbook/handbook-form-pages.tsx'

export const Route = createFileRoute('/_app/employee-handbook/register')({
  staticData: {
    needs: { module: 'manual', ability: 'create' },
    title: 'Novo artigo',
    back: { to: '/employee-handbook/list', label: 'Artigos do manual' },
    area: 'content',
    action: true,
  },
  component: ArticleRegisterPage,
})
