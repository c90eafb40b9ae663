import { createFileRoute } from '@tanstack/react-router'
import { ReportsHomePage } from '@/features/people/hr-reports/reports-home-page.tsx'
import { screens } from '@/screens.ts'

export const Route = createFileRoute('/_app/reports/home')({
  staticData: {
    needs: 'signedIn',
    title: 'Relatórios',
    back: { to: '/human-resources', label: 'RH' },
    area: 'hr',
  },
  component: () => <ReportsHomePage hr={screens.hub('hr')} />,
})
