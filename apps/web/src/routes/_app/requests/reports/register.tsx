import { createFileRoute } from '@tanstack/react-router'
import { FieldReportRegisterPage } from '@/features/operations/field-reports/field-report-register-page.tsx'

export const Route = createFileRoute('/_app/requests/reports/register')({
  staticData: {
    needs: 'employee',
    title: 'Reportar',
    back: '/requests/reports/list',
    area: 'operations',
    action: true,
  },
  component: FieldReportRegisterPage,
})
