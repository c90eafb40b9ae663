import { common } from '@intranet/contract/messages'
import { news as text } from '@intranet/contract/messages/content'
import { formatCount, formatDateTime } from '@intranet/contract/formats'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useRecordStep } from '@/components/records/use-record-step.ts'
import { Button } from '@/components/ui/button.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type News = Outputs['news']['get']
type Reach = Outputs['news']['reach']

/** What publishing does: who sees it, who is notified, and from when. */
function consequences({ empresa, departamento, publicar_em, requer_lido }: News, reach: Reach): string[] {
  const audience = departamento ?? empresa ?? 'todo o grupo'
  const later = new Date(publicar_em) > new Date() && `Aparece a partir de ${formatDateTime(publicar_em)}.`
  const asked = requer_lido ? ' e precisa confirmar a leitura' : ''
  return [
    `Público: ${audience}, ${formatCount(reach.pessoas, 'pessoa', 'pessoas')}.`,
    ...(later ? [later] : []),
    reach.avisados > 0
      ? `Cada uma recebe um aviso${asked}.`
      : 'Ninguém recebe aviso: aparece apenas no mural.',
  ]
}

/** Publishes a draft, after saying whom it reaches. */
export function PublishButton({ news }: { news: News }) {
  const queryClient = useQueryClient()
  const { take, isPending } = useRecordStep(trpc.news.pathFilter())
  const publish = (reach: Reach) =>
    void take({
      ask: {
        title: `Publicar “${news.titulo}”?`,
        consequences: consequences(news, reach),
        confirmLabel: 'Publicar',
      },
      run: () => api.news.publish.mutate({ id: news.id, updated_at: news.updated_at }),
      said: text.published,
    })
  const ask = useMutation({
    mutationFn: () =>
      queryClient.fetchQuery({ ...trpc.news.reach.queryOptions({ id: news.id }), staleTime: 0 }),
    meta: { failed: common.loadFailed },
    onSuccess: publish,
  })
  return (
    <Button icon={Send} busy={ask.isPending || isPending} onClick={() => ask.mutate()}>
      Publicar
    </Button>
  )
}
