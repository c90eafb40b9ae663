import { can } from '@intranet/contract/access'
import { createFileRoute } from '@tanstack/react-router'
import { UsersRound } from 'lucide-react'
import { HrHomePage } from '@/features/people/hr-home/hr-home-page.tsx'
import { screens } from '@/screens.ts'

export const Route = createFileRoute('/_app/human-resources/')({
  staticData: {
    needs: 'signedIn',
    title: 'Recursos Humanos',
    back: { to: '/', label: 'Início' },
    area: 'hr',
    menu: {
      place: 3,
      name: 'RH',
      icon: UsersRound,
      // Requesters and readers of HR have no other way to the HR home.
      visible: (holder) =>
        (['onboarding', 'desligamentos', 'banco_talentos'] as const).some((module) =>
          can(holder, module, 'read'),
        ),
    },
  },
  component: () => <HrHomePage sections={screens.hub('hr')} />,
})
