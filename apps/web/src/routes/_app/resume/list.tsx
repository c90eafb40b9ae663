import { menu } from '@intranet/contract/messages/menu'
import { createFileRoute } from '@tanstack/react-router'
import { FileUser } from 'lucide-react'
import { ResumePage } from '@/features/careers/resume/resume-page.tsx'

export const Route = createFileRoute('/_app/resume/list')({
  staticData: {
    needs: 'signedIn',
    title: 'Currículo',
    back: { to: '/applicants/info', label: 'Candidaturas' },
    menu: { place: 11, name: menu.resume, icon: FileUser },
  },
  component: ResumePage,
})
