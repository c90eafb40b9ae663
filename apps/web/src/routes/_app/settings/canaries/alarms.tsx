import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { CanaryAlarmPage } from '@/features/access/canaries/canary-alarm-page.tsx'

export const Route = createFileRoute('/_app/settings/canaries/alarms')({
  validateSearch: listSearch,
  staticData: {
    needs: { module: 'configuracao', ability: 'superadmin' },
    title: 'Alarmes',
    back: '/settings/canaries/list',
    area: 'settings',
  },
  component: CanaryAlarmPage,
})
