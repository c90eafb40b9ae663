import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { RelativeRegisterPage } from '@/features/people/family/relative-form-pages.tsx'
import { may } from '@/lib/may.ts'

export const Route = createFileRoute('/_app/family/register')({
  staticData: {
    title: 'Novo familiar',
    back: { to: '/family/list', label: 'Familiares' },
    area: 'hr',
    action: may('rh', 'employee'),
  },
  component: () => (
    <Permitted module="rh" ability="employee">
      <RelativeRegisterPage />
    </Permitted>
  ),
})
