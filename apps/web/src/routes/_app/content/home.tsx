import { createFileRoute } from '@tanstack/react-router'
import { ContentHomePage } from '@/features/content/content-home/content-home-page.tsx'
import { screens } from '@/screens.ts'

export const Route = createFileRoute('/_app/content/home')({
  staticData: { needs: 'signedIn', title: 'Conteúdo', back: { to: '/', label: 'Início' }, area: 'content' },
  component: () => <ContentHomePage sections={screens.hub('content')} />,
})
