import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { TemplateRegisterPage } from '@/features/marketing/communication/templates/template-form-pages.tsx'
import { may } from '@/lib/may.ts'

export const Route = createFileRoute('/_app/marketing/communication-templates/register')({
  staticData: {
    title: 'Novo template',
    back: { to: '/marketing/communication-templates/list', label: 'Templates' },
    area: 'marketing',
    action: may('regua_comunicacao', 'manage'),
  },
  component: () => (
    <Permitted module="regua_comunicacao" ability="manage">
      <TemplateRegisterPage />
    </Permitted>
  ),
})
