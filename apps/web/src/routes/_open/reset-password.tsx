import { createFileRoute } from '@tanstack/react-router'
import { shell } from '@intranet/contract/messages'
import { ChangePasswordPage } from '@/features/access/auth/change-password-page.tsx'
import { ResetPasswordPage } from '@/features/access/auth/reset-password-page.tsx'
import { useSession } from '@/lib/session.ts'

export const Route = createFileRoute('/_open/reset-password')({
  staticData: { needs: 'open', title: shell.changePassword, back: '/' },
  component: () => (useSession() ? <ChangePasswordPage /> : <ResetPasswordPage />),
})
