import { can } from '@intranet/contract/access'
import { createFileRoute } from '@tanstack/react-router'
import { Megaphone } from 'lucide-react'
import { HubPage } from '@/components/hub/hub-page.tsx'
import { screens } from '@/screens.ts'

/** The hub of marketing (docs/screens.md#hubs). */
export const Route = createFileRoute('/_app/marketing/home')({
  staticData: {
    needs: 'signedIn',
    title: 'Marketing',
    back: '/modulos/admin',
    area: 'marketing',
    menu: {
      place: 6,
      name: 'Marketing',
      icon: Megaphone,
      // The only way to the marketing home for people who manage nothing. External sellers keep no campaigns.
      visible: (holder) =>
        (holder?.employee ?? false) &&
        (['vendas', 'regua_comunicacao', 'marketing', 'roulette'] as const).some((module) =>
          can(holder, module, 'read'),
        ),
    },
  },
  component: () => <HubPage sections={screens.hub('marketing')} />,
})
