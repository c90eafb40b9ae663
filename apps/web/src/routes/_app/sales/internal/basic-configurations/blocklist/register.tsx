import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { BlacklistRegisterPage } from '@/features/sales/blacklist/blacklist-form-pages.tsx'
import { may } from '@/lib/may.ts'

export const Route = createFileRoute('/_app/sales/internal/basic-configurations/blocklist/register')({
  staticData: {
    title: 'Novo registro',
    back: { to: '/sales/internal/basic-configurations/blocklist/list', label: 'Blocklist' },
    area: 'sales',
    action: may('blacklist', 'create'),
  },
  component: () => (
    <Permitted module="blacklist" ability="create">
      <BlacklistRegisterPage />
    </Permitted>
  ),
})
