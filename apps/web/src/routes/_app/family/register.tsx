import { createFileRoute } from '@tanstack/react-router'
import { RelativeRegisterPage } from '@/features/people/family/relative-form-pages.tsx'

export const Route = createFileRoute('/_app/family/register')({
  staticData: {
    needs: 'employee',
    title: 'Novo familiar',
    back: '/family/list',
    area: 'hr',
    action: true,
  },
  component: RelativeRegisterPage,
})
