import { wholeNews, type NewsForm } from '@intranet/contract/content/news-schemas'
import { splitTags } from '@intranet/contract/content/news-tags'
import { news as text } from '@intranet/contract/messages/content'
import { Eye } from 'lucide-react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { answerOf } from '@/components/dialogs/given-up.ts'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { api } from '@/lib/api.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { CompactNewsFields, NewsFields } from './news-fields.tsx'
import { newsItems } from './news.entity.ts'

type News = Outputs['news']['get']

const blank: Partial<NewsForm> = {
  titulo: '',
  resumo: '',
  texto: '',
  fonte: '',
  url: '',
  hashtag: [],
  id_empresa: null,
  id_departamento: null,
  importante: false,
  requer_lido: false,
  ativo: false,
  publicar_em: null,
  expira_em: null,
  id_imagem_auxiliar: null,
}

/** `compact` asks only for what a publication cannot do without (/news/form). */
export function NewsRegisterPage({ compact = false }: { compact?: boolean }) {
  return (
    <RegisterPage
      entity={newsItems}
      form={compact ? 'news-compact' : undefined}
      heading={compact ? 'NOVIDADE RÁPIDA' : 'NOVA NOVIDADE'}
      schema={wholeNews}
      blank={blank}
    >
      {compact ? <CompactNewsFields /> : <NewsFields />}
    </RegisterPage>
  )
}

/** That the saved publication is not on the wall, and the way to the page that publishes it. */
const DraftMark = ({ id }: { id: number }) => (
  <>
    <StateBadge state="Rascunho" />
    <AddressLink to={`/news/${id}`} className={buttonVariants({ variant: 'outline' })}>
      <Eye aria-hidden />
      Ver e publicar
    </AddressLink>
  </>
)

export function NewsEditPage({ record }: { record: News }) {
  const confirm = useConfirm()
  /** The text of a required reading changed: does everybody confirm it again? */
  const asksAgain = async (input: { texto?: string; requer_lido?: boolean }) => {
    if (!input.requer_lido || !record.publicada_em || input.texto === record.texto) return false
    const asked = confirm({
      title: text.confirmAgain,
      text: 'O texto mudou. Quem já confirmou pode ser chamado a ler e confirmar de novo.',
      choices: [
        { value: 'nao', label: 'Salvar sem solicitar' },
        { value: 'sim', label: 'Salvar e solicitar' },
      ],
      confirmLabel: 'Salvar',
    })
    return (await answerOf(asked)).textArea === 'sim'
  }
  return (
    <EditPage
      entity={newsItems}
      beside={record.titulo}
      schema={wholeNews}
      record={{ ...record, hashtag: splitTags(record.hashtag) }}
      tools={record.situacao === 'rascunho' && <DraftMark id={record.id} />}
      update={async (input) => api.news.update.mutate({ ...input, nova_confirmacao: await asksAgain(input) })}
    >
      <NewsFields />
    </EditPage>
  )
}
