import { createFileRoute } from '@tanstack/react-router'
import { OnboardingRegisterPage } from '@/features/people/onboarding/onboarding-register-page.tsx'

export const Route = createFileRoute('/_app/human-resources/onboarding/register')({
  staticData: {
    needs: { module: 'onboarding', ability: 'create' },
    title: 'Novo onboarding',
    back: '/human-resources/onboarding/list',
    area: 'hr',
    action: true,
  },
  component: OnboardingRegisterPage,
})
