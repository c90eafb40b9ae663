import { createFileRoute } from '@tanstack/react-router'
import { TemplateRegisterPage } from '@/features/marketing/communication/templates/template-form-pages.tsx'

export const Route = createFileRoute('/_app/marketing/communication-templates/register')({
  staticData: {
    needs: { module: 'regua_comunicacao', ability: 'manage' },
    title: 'Novo template',
    back: { to: '/marketing/communication-templates/list', label: 'Templates' },
    area: 'marketing',
    action: true,
  },
  component: TemplateRegisterPage,
})
