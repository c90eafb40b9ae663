import { createFileRoute } from '@tanstack/react-router'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'

export const Route = createFileRoute('/_app/')({
  staticData: { title: 'Hoje' },
  component: () => (
    <Page layout="plain">
      <PageHead title="Hoje" />
      <PageSheet>{null}</PageSheet>
    </Page>
  ),
})
