import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { TrailRegisterPage } from '@/features/people/onboarding/trail-form-pages.tsx'
import { may } from '@/lib/may.ts'

export const Route = createFileRoute('/_app/human-resources/trail/register')({
  staticData: {
    title: 'Nova trilha',
    back: { to: '/human-resources/trail/list', label: 'Trilhas' },
    area: 'hr',
    action: may('onboarding', 'create'),
  },
  component: () => (
    <Permitted module="onboarding" ability="create">
      <TrailRegisterPage />
    </Permitted>
  ),
})
