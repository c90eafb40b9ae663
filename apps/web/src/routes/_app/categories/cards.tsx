import { createFileRoute } from '@tanstack/react-router'
import { CategoryCardsPage } from '@/features/content/categories/category-cards-page.tsx'

export const Route = createFileRoute('/_app/categories/cards')({
  staticData: {
    needs: 'signedIn',
    title: 'Categorias',
    back: '/categories/list',
    area: 'admin',
  },
  component: CategoryCardsPage,
})
