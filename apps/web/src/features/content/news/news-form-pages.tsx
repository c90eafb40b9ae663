import { wholeNews, type NewsForm } from '@intranet/contract/content/news'
import { splitTags } from '@intranet/contract/content/news-tags'
import { news as text } from '@intranet/contract/messages/content'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { RecordHistory } from '@/components/records/record-history.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { CompactNewsFields, NewsFields } from './news-fields.tsx'

type News = Outputs['news']['get']

const changed = trpc.news.pathFilter()

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
      form={compact ? 'news-compact' : 'news'}
      heading={compact ? 'NOVIDADE RÁPIDA' : 'NOVA NOVIDADE'}
      schema={wholeNews}
      blank={blank as never}
      create={(input) => api.news.create.mutate(input)}
      changed={changed}
    >
      {compact ? <CompactNewsFields /> : <NewsFields />}
    </RegisterPage>
  )
}

const labels = {
  titulo: 'Título',
  resumo: 'Resumo',
  fonte: 'Fonte',
  url: 'Link',
  hashtag: 'Hashtags',
  id_empresa: 'Provedor',
  id_departamento: 'Departamento',
  importante: 'Importante',
  requer_lido: 'Exige leitura',
  publicar_em: 'Publicação',
  expira_em: 'Expiração',
  ativo: 'Ativo',
}

export function NewsEditPage({ record }: { record: News }) {
  const confirm = useConfirm()
  /** The text of a required reading changed: does everybody confirm it again? */
  const asksAgain = async (input: { texto: string; requer_lido?: boolean }) => {
    if (!input.requer_lido || !record.publicada_em || input.texto === record.texto) return false
    const answer = await confirm({
      title: text.confirmAgain,
      text: 'O texto mudou. Quem já confirmou pode ser chamado a ler e confirmar de novo.',
      confirmLabel: 'Solicitar',
      cancelLabel: 'Salvar sem solicitar',
    })
    return answer !== null
  }
  return (
    <EditPage
      form="news"
      schema={wholeNews}
      record={{ ...record, hashtag: splitTags(record.hashtag) }}
      update={async (input) => api.news.update.mutate({ ...input, nova_confirmacao: await asksAgain(input) })}
      changed={changed}
      head={<RecordHistory tables={['novidade']} id={record.id} labels={labels} />}
    >
      <NewsFields />
    </EditPage>
  )
}
