import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { Button } from '@/components/ui/button.tsx'
import { trpc } from '@/lib/trpc.ts'
import { HandbookArticle } from './handbook-article.tsx'

/** Everything in force on one page, for paper or PDF: each article begins a sheet. */
export function HandbookPrintPage() {
  const read = useQuery(trpc.handbook.whole.queryOptions())
  return (
    <LoadedPage reads={[read]}>
      {(data) => (
        <Page>
          <PageHead>
            <Button icon={Printer} onClick={() => window.print()}>
              Imprimir ou salvar em PDF
            </Button>
          </PageHead>
          <PageSheet>
            {data.length === 0 && <EmptyState title="O manual ainda não tem artigos publicados." />}
            {data.map((article) => (
              <HandbookArticle key={article.id} article={article} printed />
            ))}
          </PageSheet>
        </Page>
      )}
    </LoadedPage>
  )
}
