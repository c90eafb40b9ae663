import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { CoverageRegisterPage } from '@/features/sales/coverage/coverage-form-pages.tsx'
import { may } from '@/lib/may.ts'

export const Route = createFileRoute('/_app/sales/internal/coverage/register')({
  staticData: {
    title: 'Nova cobertura',
    back: { to: '/sales/internal/coverage/list', label: 'Cobertura' },
    area: 'sales',
    action: may('vendas', 'manage'),
  },
  component: () => (
    <Permitted module="vendas" ability="manage">
      <CoverageRegisterPage />
    </Permitted>
  ),
})
