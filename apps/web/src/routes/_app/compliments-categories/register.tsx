import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { ComplimentCategoryRegisterPage } from '@/features/people/compliments/compliment-category-pages.tsx'
import { may } from '@/lib/may.ts'

export const Route = createFileRoute('/_app/compliments-categories/register')({
  staticData: {
    title: 'Nova categoria',
    back: { to: '/compliments-categories/list', label: 'Categorias de elogios' },
    area: 'hr',
    action: may('rh', 'manage'),
  },
  component: () => (
    <Permitted module="rh" ability="manage">
      <ComplimentCategoryRegisterPage />
    </Permitted>
  ),
})
