import { createFileRoute } from '@tanstack/react-router'
import { JustificationRegisterPage } from '@/features/marketing/sponsorship/justification-form-pages.tsx'

export const Route = createFileRoute('/_app/marketing/sponsorship/justification/register')({
  staticData: {
    needs: { module: 'marketing', ability: 'manage' },
    title: 'Nova justificativa',
    back: '/marketing/sponsorship/justification/list',
    area: 'marketing',
    action: true,
  },
  component: JustificationRegisterPage,
})
