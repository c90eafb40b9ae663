import { createFileRoute } from '@tanstack/react-router'
import { RuleRegisterPage } from '@/features/desk/blocking/rule-register-page.tsx'

export const Route = createFileRoute('/_app/blocking-rules/register')({
  staticData: {
    needs: { module: 'regras_bloqueio', ability: 'manage' },
    title: 'Nova regra de bloqueio',
    back: '/blocking-rules/list',
    area: 'service',
    action: true,
  },
  component: RuleRegisterPage,
})
