import { createFileRoute } from '@tanstack/react-router'
import { CoverageRegisterPage } from '@/features/sales/coverage/coverage-form-pages.tsx'

export const Route = createFileRoute('/_app/sales/internal/coverage/register')({
  staticData: {
    needs: { module: 'vendas', ability: 'manage' },
    title: 'Nova cobertura',
    back: '/sales/internal/coverage/list',
    area: 'sales',
    action: true,
  },
  component: CoverageRegisterPage,
})
