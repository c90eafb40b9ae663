import { formatDate, formatDateTime } from '@intranet/contract/formats'
import { knowledge as text } from '@intranet/contract/messages/content'
import { CircleCheck } from 'lucide-react'
import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { RichText } from '@/components/ui/rich-text.tsx'
import { Card } from '@/components/ui/card.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { ArticleFiles } from './article-files.tsx'

export type HandbookText = Outputs['handbook']['read']

/** "Li e estou ciente", for whom the article asks it of. */
function Awareness({ article }: { article: HandbookText }) {
  const { mutate, isPending } = useSave(trpc.handbook.confirm.mutationOptions(), {
    saved: 'Leitura confirmada.',
    changes: [trpc.handbook.pathFilter()],
  })
  if (article.pendente)
    return (
      <Card className="mt-5 flex flex-row flex-wrap items-center gap-3 p-3">
        <p className="min-w-0 grow text-sm">Este artigo precisa da sua confirmação de leitura.</p>
        <Button busy={isPending} onClick={() => mutate({ id: article.id, versao: article.versao })}>
          {text.aware}
        </Button>
      </Card>
    )
  return (
    article.lido_em && (
      <p className="mt-5 flex items-center gap-2 text-sm text-success">
        <CircleCheck aria-hidden />
        Leitura confirmada em {formatDateTime(article.lido_em)}
      </p>
    )
  )
}

/** One article as it is in force. `printed` leaves out what only a screen can do. */
export function HandbookArticle({ article, printed }: { article: HandbookText; printed?: boolean }) {
  return (
    <article className="max-w-[720px] print:max-w-none not-print:[article+&]:mt-10 print:[article+&]:break-before-page [&_.rich]:text-[15px] [&_.rich]:leading-6">
      <p className="mb-1 flex flex-wrap items-center gap-2 text-xs text-muted-foreground">
        {article.categoria}
        {article.requer_lido && !printed && <Badge variant="warning">Exige leitura</Badge>}
      </p>
      <h2 className="mb-3 text-xl font-semibold">{article.titulo}</h2>
      {article.resumo && <p className="mb-3 text-lg text-muted-foreground">{article.resumo}</p>}
      <RichText html={article.texto} />
      <ArticleFiles files={article.anexos} />
      {!printed && <Awareness article={article} />}
      <p className="mt-6 border-t border-border pt-3 text-xs leading-5 text-muted-foreground">
        Versão {article.versao} — vigente desde {formatDate(article.vigencia_inicio)}
      </p>
    </article>
  )
}
