import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { BlacklistRegisterPage } from '@/features/sales/blacklist/blacklist-form-pages.tsx'
import { may } from '@/lib/may.ts'

export const Route = createFileRoute('/_app/blacklist/register')({
  staticData: {
    title: 'Novo registro',
    back: { to: '/blacklist/list', label: 'Blacklist' },
    area: 'admin',
    action: may('blacklist', 'create'),
  },
  component: () => (
    <Permitted module="blacklist" ability="create">
      <BlacklistRegisterPage />
    </Permitted>
  ),
})
