import { createFileRoute } from '@tanstack/react-router'
import { guestsOnly } from '@/features/access/auth/guests-only.ts'
import { InfoLoginPage } from '@/features/access/auth/info-login-page.tsx'

export const Route = createFileRoute('/_open/home/login/info-login')({
  staticData: { needs: 'open', title: 'Confirme seu e-mail', step: true },
  beforeLoad: guestsOnly,
  component: InfoLoginPage,
})
