import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { CoverageImportPage } from '@/features/sales/coverage/coverage-import-page.tsx'

export const Route = createFileRoute('/_app/sales/internal/coverage/import')({
  staticData: {
    title: 'Importar cobertura',
    back: { to: '/sales/internal/coverage/list', label: 'Cobertura' },
    area: 'sales',
  },
  component: () => (
    <Permitted module="vendas" ability="manage">
      <CoverageImportPage />
    </Permitted>
  ),
})
