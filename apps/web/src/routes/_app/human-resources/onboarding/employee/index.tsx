import { createFileRoute } from '@tanstack/react-router'
import { OwnOnboardingsPage } from '@/features/people/onboarding/own-onboardings.tsx'

export const Route = createFileRoute('/_app/human-resources/onboarding/employee/')({
  staticData: { needs: 'signedIn', title: 'Meu onboarding', back: { to: '/', label: 'Início' } },
  component: OwnOnboardingsPage,
})
