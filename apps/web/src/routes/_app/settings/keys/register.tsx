import { createFileRoute } from '@tanstack/react-router'
import { AccessKeyRegisterPage } from '@/features/access/access-keys/access-key-form-pages.tsx'

export const Route = createFileRoute('/_app/settings/keys/register')({
  staticData: {
    needs: 'signedIn',
    title: 'Nova chave de acesso',
    back: '/settings/keys/list',
    area: ['settings', 'hr'],
  },
  component: AccessKeyRegisterPage,
})
