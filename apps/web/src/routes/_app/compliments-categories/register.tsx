import { createFileRoute } from '@tanstack/react-router'
import { ComplimentCategoryRegisterPage } from '@/features/people/compliments/compliment-category-pages.tsx'

export const Route = createFileRoute('/_app/compliments-categories/register')({
  staticData: {
    needs: { module: 'rh', ability: 'manage' },
    title: 'Nova categoria',
    back: '/compliments-categories/list',
    area: 'hr',
    action: true,
  },
  component: ComplimentCategoryRegisterPage,
})
