import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { ParametersPage } from '@/features/access/settings/parameters-page.tsx'

export const Route = createFileRoute('/_app/settings/parameters')({
  staticData: {
    title: 'Parâmetros',
    back: { to: '/settings/home', label: 'Configurações' },
    area: 'settings',
  },
  component: () => (
    <Permitted module="configuracao" ability="read">
      <ParametersPage />
    </Permitted>
  ),
})
