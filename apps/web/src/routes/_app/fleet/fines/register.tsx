import { createFileRoute } from '@tanstack/react-router'
import { FineRegisterPage } from '@/features/operations/fleet/fine-form-pages.tsx'

export const Route = createFileRoute('/_app/fleet/fines/register')({
  staticData: {
    needs: { module: 'frota', ability: 'create' },
    title: 'Nova multa',
    back: '/fleet/fines/list',
    area: 'operations',
    action: true,
  },
  component: FineRegisterPage,
})
