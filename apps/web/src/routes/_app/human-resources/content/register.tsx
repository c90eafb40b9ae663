import { createFileRoute } from '@tanstack/react-router'
import { ContentRegisterPage } from '@/features/people/onboarding/content-form-pages.tsx'

export const Route = createFileRoute('/_app/human-resources/content/register')({
  staticData: {
    needs: { module: 'onboarding', ability: 'create' },
    title: 'Novo conteúdo',
    back: '/human-resources/content/list',
    area: 'hr',
    action: true,
  },
  component: ContentRegisterPage,
})
