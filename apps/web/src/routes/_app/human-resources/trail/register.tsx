import { createFileRoute } from '@tanstack/react-router'
import { TrailRegisterPage } from '@/features/people/onboarding/trail-form-pages.tsx'

export const Route = createFileRoute('/_app/human-resources/trail/register')({
  staticData: {
    needs: { module: 'onboarding', ability: 'create' },
    title: 'Nova trilha',
    back: '/human-resources/trail/list',
    area: 'hr',
    action: true,
  },
  component: TrailRegisterPage,
})
