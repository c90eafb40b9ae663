import { createFileRoute } from '@tanstack/react-router'
import { RefusalReasonRegisterPage } from '@/features/careers/refusal-reasons/refusal-reason-pages.tsx'

export const Route = createFileRoute('/_app/careers/reasons/register')({
  staticData: {
    needs: { module: 'banco_talentos', ability: 'manage' },
    title: 'Novo motivo de reprovação',
    back: '/careers/reasons/list',
    area: 'hr',
    action: true,
  },
  component: RefusalReasonRegisterPage,
})
