import { createFileRoute } from '@tanstack/react-router'
import { shell } from '@intranet/contract/messages'
import { Page, PageHead } from '@/components/shell/page.tsx'

export const Route = createFileRoute('/_open/home/login/$setLogin')({
  staticData: { title: shell.signIn },
  component: () => (
    <Page layout="narrow">
      <PageHead title={shell.signIn} />
    </Page>
  ),
})
