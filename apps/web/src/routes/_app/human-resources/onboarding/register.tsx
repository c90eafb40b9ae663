import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { OnboardingRegisterPage } from '@/features/people/onboarding/onboarding-register-page.tsx'
import { may } from '@/lib/may.ts'

export const Route = createFileRoute('/_app/human-resources/onboarding/register')({
  staticData: {
    title: 'Novo onboarding',
    back: { to: '/human-resources/onboarding/list', label: 'Onboarding' },
    area: 'hr',
    action: may('onboarding', 'create'),
  },
  component: () => (
    <Permitted module="onboarding" ability="create">
      <OnboardingRegisterPage />
    </Permitted>
  ),
})
