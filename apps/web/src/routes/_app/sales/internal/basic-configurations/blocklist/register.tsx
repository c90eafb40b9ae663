import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { BlacklistRegisterPage } from '@/features/sales/blacklist/blacklist-form-pages.tsx'

export const Route = createFileRoute('/_app/sales/internal/basic-configurations/blocklist/register')({
  staticData: {
    title: 'Novo registro',
    back: { to: '/sales/internal/basic-configurations/blocklist/list', label: 'Blocklist' },
    area: 'sales',
  },
  component: () => (
    <Permitted module="blacklist" ability="create">
      <BlacklistRegisterPage />
    </Permitted>
  ),
})
