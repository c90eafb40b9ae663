import { createFileRoute } from '@tanstack/react-router'
import { CoverageImportPage } from '@/features/sales/coverage/coverage-import-page.tsx'

export const Route = createFileRoute('/_app/sales/internal/coverage/import')({
  staticData: {
    needs: { module: 'vendas', ability: 'manage' },
    title: 'Importar cobertura',
    back: '/sales/internal/coverage/list',
    area: 'sales',
  },
  component: CoverageImportPage,
})
