import { createFileRoute } from '@tanstack/react-router'
import { CategoryCardsPage } from '@/features/content/categories/category-cards-page.tsx'

export const Route = createFileRoute('/_app/categories/cards')({
  staticData: {
    title: 'Categorias',
    back: { to: '/categories/list', label: 'Categorias de novidades' },
    area: 'admin',
  },
  component: CategoryCardsPage,
})
