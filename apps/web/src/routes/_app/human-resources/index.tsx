import { createFileRoute } from '@tanstack/react-router'
import { HrHomePage } from '@/features/people/hr-home/hr-home-page.tsx'

export const Route = createFileRoute('/_app/human-resources/')({
  staticData: {
    needs: 'signedIn',
    title: 'Recursos Humanos',
    back: { to: '/', label: 'Início' },
    area: 'hr',
  },
  component: HrHomePage,
})
